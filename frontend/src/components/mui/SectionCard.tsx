import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** One sentence below the title. */
  text?: string | undefined;
  /** Shown beside the title. */
  status?: ReactNode;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  /** Anchor for links such as /account?tab=security#two-step. */
  id?: string;
  children: ReactNode;
}

const Root = styled(Card)({
  padding: 20,
  minWidth: 0,
  scrollMarginTop: 88,
  '@media (min-width: 560px)': { padding: 28 },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: 44 },
  // on a line of its own it keeps away from the text below, and a button always does
  '& > header > .pill': { marginBlock: 4 },
  '& > header > .action': { marginLeft: 'auto', marginBottom: 6 },
  '& > p:not(:last-child)': { marginBottom: 20 },
  '& > p': { color: 'var(--mui-palette-text-secondary)' },
}) as typeof Card;

/** A card of a settings or account page: title, one sentence, content. */
export const SectionCard = ({ title, text, status, action, id, children }: SectionCardProps) => (
  <Root component="section" id={id} aria-label={title}>
    <header>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {status}
      {action && <div className="action">{action}</div>}
    </header>
    {text && <Typography>{text}</Typography>}
    {children}
  </Root>
);
