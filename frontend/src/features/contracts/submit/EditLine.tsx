import Typography from '@mui/material/Typography';

/** Says what an edit of a listed contract does. */
export const EditLine = () => (
  <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
    Changes take effect as soon as you save. The page shows what changed and when. While the contract is live,
    people who asked about it are notified, and a buyer at checkout has to review the new terms first.
  </Typography>
);
