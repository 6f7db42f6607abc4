import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { visuallyHidden } from '../../../components/visually-hidden';
import {
  useUnwaiveLaunchCheckMutation,
  type LaunchCheckFieldsFragment,
} from '../../../generated/admin-launch';
import { formatDay } from '../../../lib/format/time';
import { announced } from '../list/announced';
import { LaunchActs } from './LaunchActs';

type Check = LaunchCheckFieldsFragment;

const LOOKS = {
  OPEN: { Icon: CircleAlert, color: 'amber.ink', word: 'Open' },
  WAIVED: { Icon: CircleMinus, color: 'text.secondary', word: 'Waived' },
  DONE: { Icon: CircleCheck, color: 'success.main', word: 'Done' },
} as const;

/** One check: what was found, why it matters, where it is fixed, and what an admin can do here. */
export function LaunchRow({ check, onWaive }: { check: Check; onWaive: () => void }) {
  const { title, why, status, found } = check;
  const { Icon, color, word } = LOOKS[status];
  return (
    <li className="row form">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
        <Box sx={{ color, pt: '1px' }}>
          <Icon size={20} aria-hidden />
        </Box>
        <div>
          <div className="head">
            {title}
            <span style={visuallyHidden}>: {word}</span>
          </div>
          <Box sx={{ fontSize: '0.9375rem' }}>{found}</Box>
          <div className="meta">{why}</div>
          <Waiver check={check} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', mt: 0.5 }}>
            <Fix fix={check.fix} isDone={status === 'DONE'} />
            {status === 'OPEN' && <LaunchActs check={check} />}
            {status === 'OPEN' && (
              <Button className="action" onClick={onWaive} aria-label={`Waive: ${title}`}>
                Waive
              </Button>
            )}
          </Box>
        </div>
      </Box>
    </li>
  );
}

/** Who decided to do without the check, when and why, with the way back. */
function Waiver({ check }: { check: Check }) {
  const { key, title, status, reason, waivedBy, waivedAt } = check;
  const [unwaive, { loading }] = useUnwaiveLaunchCheckMutation({ variables: { key } });
  if (status !== 'WAIVED' || !waivedAt) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.9375rem' }}
    >
      <span>
        Waived by {waivedBy} on {formatDay(waivedAt)}: “{reason}”
      </span>
      <Button
        className="action"
        disabled={loading}
        aria-label={`Take back the waiver: ${title}`}
        onClick={() => void announced(unwaive(), `Open again: ${title}`, 'The waiver was not taken back')}
      >
        Take back
      </Button>
    </Box>
  );
}

/** Where acts such as the test email are: this tab itself, which needs no link. */
const HERE = '/admin?tab=launch';

/** Links only what has an address; another site opens in a browser tab of its own. */
function Fix({ fix: { label, href }, isDone }: { fix: Check['fix']; isDone: boolean }) {
  if (isDone || href === HERE) return null;
  if (!href) return <span className="meta">See: {label}</span>;
  if (href.startsWith('/'))
    return (
      <Link component={RouterLink} to={href} sx={{ fontSize: '0.875rem' }}>
        {label}
      </Link>
    );
  return (
    <Link href={href} target="_blank" rel="noreferrer" sx={{ fontSize: '0.875rem' }}>
      {label}
    </Link>
  );
}
