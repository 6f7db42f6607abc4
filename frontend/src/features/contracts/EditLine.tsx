import Typography from '@mui/material/Typography';

/** Says what an edit of a listed contract does. */
export const EditLine = () => (
  <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
    Your changes are live at once. The page shows what was changed and when, people who asked are told, and a
    buyer who is about to pay is asked to look at the new terms first.
  </Typography>
);
