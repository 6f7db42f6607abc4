import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useMay } from '../../../lib/session/rights';
import { MoreButton, Rows } from '../list/AdminList';
import { RowSkeletons } from '../list/TabSkeleton';
import { rightOf } from '../tab-rights';

/** How many entries a section shows first. */
export const FIRST_ROWS = 5;

export interface AboutSectionProps {
  title: string;
  text?: string;
  /** Undefined while loading. */
  rows: (ReactElement | null)[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Said if there are no entries. */
  none: string;
  /** The address of the list with all of them, such as `?tab=sales&q=ID`; without one, they are shown here. */
  all?: string;
  /** Set while the server has more entries than these. */
  onMore?: (() => Promise<unknown>) | undefined;
}

/** The first entries of a list: skeleton, error, a line if there are none, or rows with a way to all of them. */
export function AboutSection({ title, text, rows, failed, onRetry, none, all, onMore }: AboutSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const may = useMay();
  const hasMore = (rows?.length ?? 0) > FIRST_ROWS || onMore !== undefined;
  const isHere = isWhole || !hasMore;
  return (
    <TitledSection
      title={title}
      text={text}
      link={
        hasMore &&
        !isWhole &&
        (all ? (
          may(rightOf(all)) && (
            <Link component={RouterLink} to={all} aria-label={`Show all: ${title}`} sx={TARGET}>
              Show all
            </Link>
          )
        ) : (
          <Button size="small" aria-label={`Show all: ${title}`} onClick={() => setWhole(true)}>
            Show all
          </Button>
        ))
      }
    >
      {!rows && (failed ? <ErrorState onRetry={onRetry} /> : <RowSkeletons count={2} />)}
      {rows?.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      {rows && rows.length > 0 && (
        <Rows label={title} rows={isHere ? rows : rows.slice(0, FIRST_ROWS)} isPart />
      )}
      {isWhole && onMore && <MoreButton onMore={onMore} />}
    </TitledSection>
  );
}

const TARGET = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

interface TitledSectionProps {
  title: string;
  text?: string | undefined;
  link?: ReactNode;
  children: ReactNode;
}

function TitledSection({ title, text, link, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {link}
      </Box>
      {text && (
        <Typography color="textSecondary" sx={{ mb: 1, fontSize: '0.875rem' }}>
          {text}
        </Typography>
      )}
      {children}
    </section>
  );
}
