import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A fact about a member with its icon; the element around the lines styles them. */
export const IconLine = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <span>
    <Icon size={16} aria-hidden />
    {children}
  </span>
);
