import type { ReactNode } from 'react';
import { LogoMark } from './LogoMark';
import './Moment.css';

/** Something worth remembering has happened: the arrow of the logo is drawn once beside the words. */
export const Moment = ({ children }: { children: ReactNode }) => (
  <div className="moment">
    <LogoMark size={72} />
    <div>{children}</div>
  </div>
);
