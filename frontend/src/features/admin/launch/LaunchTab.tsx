import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useLaunchChecksQuery, type LaunchCheckFieldsFragment } from '../../../generated/admin-launch';
import { RowCard } from '../list/row-styles';
import { TabHeading } from '../list/TabHeading';
import { RowSkeletons } from '../list/TabSkeleton';
import { LaunchProgress } from './LaunchProgress';
import { LaunchRow } from './LaunchRow';
import { WaiveDialog } from './WaiveDialog';

const GROUPS = [
  { status: 'OPEN', title: 'Open' },
  { status: 'WAIVED', title: 'Waived' },
  { status: 'DONE', title: 'Done' },
] as const;

/** What is left to do before the site opens, looked at by the server when the tab is opened or refreshed. */
export function LaunchTab() {
  const { data, error, loading, refetch } = useLaunchChecksQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [waived, setWaived] = useState<LaunchCheckFieldsFragment | null>(null);
  const look = () => void refetch().catch(() => undefined);
  const checks = data?.launchChecks;
  return (
    <section>
      <TabHeading
        title="Launch"
        text="What you should have done before you open. Nothing here closes the site to visitors."
      >
        <Link component={RouterLink} to="?tab=audit&action=launch.waive">
          History
        </Link>
        <BusyButton
          variant="outlined"
          startIcon={<RefreshCw size={18} aria-hidden />}
          busy={loading}
          busyLabel="Checking..."
          onClick={look}
        >
          Check again
        </BusyButton>
      </TabHeading>
      {checks ? (
        <>
          <LaunchProgress checks={checks} />
          {GROUPS.map(({ status, title }) => {
            const group = checks.filter((check) => check.status === status);
            return (
              group.length > 0 && (
                <section key={status} aria-labelledby={`launch-${status}`}>
                  <Typography id={`launch-${status}`} variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
                    {title} ({group.length})
                  </Typography>
                  <RowCard>
                    {group.map((check) => (
                      <LaunchRow key={check.key} check={check} onWaive={() => setWaived(check)} />
                    ))}
                  </RowCard>
                </section>
              )
            );
          })}
        </>
      ) : error ? (
        <ErrorState title="Couldn't look at the site" onRetry={look} />
      ) : (
        <RowSkeletons />
      )}
      {waived && <WaiveDialog check={waived} onClose={() => setWaived(null)} />}
    </section>
  );
}
