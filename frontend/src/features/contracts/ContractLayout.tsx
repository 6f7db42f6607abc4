import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ContractLayoutProps {
  overview: ReactNode;
  money: ReactNode;
  chat: ReactNode;
  similar: ReactNode;
  info: ReactNode;
}

/**
 * One column up to 1024 px, with the costs right after the description. From there on two: the right one stays in view
 * while the left one scrolls, if the window is high enough for it.
 */
const Layout = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& > *, & > * > *': { minWidth: 0 },
  '& > .main': { display: 'contents' },
  '& > .side': { order: 1 },
  '& .chat': { order: 2 },
  '& > .similar': { order: 3 },
  '& > .info': { order: 4 },
  '& > .similar:empty': { display: 'none' },
  '@media (min-width: 1024px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 368px',
    columnGap: 40,
    rowGap: 40,
    alignItems: 'start',
    '& > .main': { display: 'grid', gap: 32 },
    '& > .side': { position: 'sticky', top: 88 },
    '& > .similar, & > .info': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1024px) and (max-height: 671px)': { '& > .side': { position: 'static' } },
});

export function ContractLayout({ overview, money, chat, similar, info }: ContractLayoutProps) {
  return (
    <Layout>
      <div className="main">
        <div>{overview}</div>
        <div className="chat">{chat}</div>
      </div>
      <div className="side">{money}</div>
      <div className="similar">{similar}</div>
      <div className="info">{info}</div>
    </Layout>
  );
}
