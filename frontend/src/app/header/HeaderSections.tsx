import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sectionLinks } from '../shell/navigation';

/** Links to the home page's sections: in the header if there is room, otherwise below a "More" button (HeaderBar). */
export function HeaderSections() {
  const { key } = useLocation();
  // Stores the address the list was opened at, so following a link closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const open = openFor === key;
  return (
    <div
      className="sections"
      data-open={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpenFor(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpenFor(null)}
    >
      <button
        type="button"
        className="more"
        aria-expanded={open}
        aria-controls="header-sections"
        onClick={() => setOpenFor(open ? null : key)}
      >
        More <ChevronDown size={15} aria-hidden />
      </button>
      <div id="header-sections" className="links">
        {sectionLinks.map(({ label, to }) => (
          <Link key={to} className="section" to={to}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  );
}
