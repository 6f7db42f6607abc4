import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface FooterColumnProps {
  title: string;
  className?: string;
  links?: readonly { label: string; to: string }[];
  children?: ReactNode;
}

export function FooterColumn({ title, className, links = [], children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
