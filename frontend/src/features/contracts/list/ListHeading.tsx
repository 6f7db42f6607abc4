import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';
import './ListHeading.css';

/** Title of the list with its two quiet ways on. */
export const ListHeading = ({ title, text }: { title: string; text: string }) => (
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
  </div>
);
