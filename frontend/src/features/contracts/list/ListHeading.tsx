import { ArrowLeft, Plus, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { Pill } from '../../../components/plain/Pill';
import './ListHeading.css';

interface ListHeadingProps {
  title: string;
  text: string;
  /** What the business in the title is. */
  badge?: string | undefined;
  /** Where the companies of the list's type are compared. */
  comparison?: string | null;
}

/** Title of the list with its quiet ways on. */
export const ListHeading = ({ title, text, badge, comparison }: ListHeadingProps) => (
  <div className="list-heading">
    <div className="links">
      <Link to="/">
        <ArrowLeft size={16} aria-hidden />
        Back to Home
      </Link>
      <Link to="/contracts/submit">
        <Plus size={16} aria-hidden />
        Submit My Contract
      </Link>
    </div>
    <h1>
      {badge ? <bdi>{title}</bdi> : title}
      {badge && <Pill tone="primary">{badge}</Pill>}
    </h1>
    <p>{text}</p>
    {comparison && (
      <div className="links">
        <Link to={comparison}>
          <Scale size={16} aria-hidden />
          Compare companies: rules, fees and times
        </Link>
      </div>
    )}
  </div>
);
