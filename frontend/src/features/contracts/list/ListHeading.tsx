import { ArrowLeft, Plus, Scale } from 'lucide-react';
import { Link } from 'react-router';
import './ListHeading.css';

interface ListHeadingProps {
  title: string;
  text: string;
  /** Where the companies of the list's type are compared. */
  comparison?: string | null;
}

/** Title of the list with its quiet ways on. */
export const ListHeading = ({ title, text, comparison }: ListHeadingProps) => (
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
    <h1>{title}</h1>
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
