import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../list/ListTools';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 16px',
  marginBottom: 8,
  '& > div': { flex: '1 1 280px' },
});

interface FigureProps {
  title: string;
  text: string;
  /** The file of the figure. */
  file: string;
  filters: Readonly<Record<string, string>>;
  /** Shown instead of the figure while there is nothing to count. */
  empty: string | null;
  tools?: ReactNode;
  children: ReactNode;
}

/** A figure with its heading and its file. */
export const Figure = ({ title, text, file, filters, empty, tools, children }: FigureProps) => (
  <section>
    <Head>
      <div>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {text}
        </Typography>
      </div>
      {tools}
      <DownloadButton list={`figures/${file}`} label={title} filters={filters} />
    </Head>
    {empty === null ? children : <Typography color="textSecondary">{empty}</Typography>}
  </section>
);
