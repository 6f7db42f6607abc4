import type { ReactNode } from 'react';
import './ContractLayout.css';

interface ContractLayoutProps {
  overview: ReactNode;
  money: ReactNode;
  /** Facts and cost: after the money on a phone, under the description on wide screens. */
  details: ReactNode;
  chat: ReactNode;
  similar: ReactNode;
  info: ReactNode;
}

/**
 * One column up to 1024 px, with the costs right after the description. From there on two: the right one stays in view
 * while the left one scrolls, if the window is high enough for it.
 */
export function ContractLayout({ overview, money, details, chat, similar, info }: ContractLayoutProps) {
  return (
    <div className="contract-layout">
      <div className="main">
        <div>{overview}</div>
        <div className="details">{details}</div>
        <div className="chat">{chat}</div>
      </div>
      <div className="side">
        <div>{money}</div>
      </div>
      <div className="similar">{similar}</div>
      <div className="info">{info}</div>
    </div>
  );
}
