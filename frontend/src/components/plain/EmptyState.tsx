import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** One sentence about what to do next. */
  text?: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Shown for an empty list; offers the next step. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="icon" aria-hidden>
        <Icon size={30} strokeWidth={1.8} />
      </div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className="action">{action}</div>}
    </div>
  );
}
