import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { LaunchCheckFieldsFragment } from '../../../generated/admin-launch';

/** How many checks are done, with a bar of those that are done or waived. */
export function LaunchProgress({ checks }: { checks: readonly LaunchCheckFieldsFragment[] }) {
  const count = (status: LaunchCheckFieldsFragment['status']) =>
    checks.filter((check) => check.status === status).length;
  const [done, waived, open] = [count('DONE'), count('WAIVED'), count('OPEN')];
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography id="launch-progress" sx={{ mb: 0.75, fontWeight: 600 }} aria-live="polite">
        {done} of {checks.length} done
        {waived > 0 && `, ${waived} waived`}
        {open === 0 && '. Nothing is left to do.'}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(((done + waived) / checks.length) * 100)}
        aria-labelledby="launch-progress"
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
