import type { ReactNode } from 'react';
import { Bone } from '../../../components/plain/Bone';
import './ContractOverview.css';
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

const rounded = (height: number) => <Bone style={{ height, borderRadius: 16 }} />;

/** The page of a contract before its data is there, in the sizes of what replaces it. */
export function ContractSkeleton() {
  return (
    <div role="status" aria-label="Loading contract">
      <ContractLayout
        overview={
          <div className="contract-overview">
            <Bone className="cover" style={{ height: 'auto', aspectRatio: 'var(--cover)' }} />
            <div className="top">
              <Bone style={{ width: 140, height: 36 }} />
              <Bone style={{ width: 84, height: 28, borderRadius: 99 }} />
            </div>
            <Bone style={{ height: 44, marginTop: 12 }} />
            <Bone style={{ width: '60%', height: 24, marginTop: 12 }} />
            <div className="facts">
              {Array.from({ length: 4 }, (_, index) => (
                <Bone key={index} style={{ width: 104, height: 46 }} />
              ))}
            </div>
            <Bone style={{ width: 130, height: 28, marginTop: 28 }} />
            <Bone style={{ height: 130, marginTop: 8 }} />
          </div>
        }
        details={null}
        chat={rounded(150)}
        money={rounded(478)}
        similar={rounded(312)}
        info={rounded(148)}
      />
    </div>
  );
}
