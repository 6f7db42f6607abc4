import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface DraftLineProps {
  restored: boolean;
  onStartOver: () => void;
}

/** Says that the form is kept on this device. Of the same height in both states, so that the form does not move. */
export const DraftLine = ({ restored, onStartOver }: DraftLineProps) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      mb: -1.5,
      fontSize: '0.875rem',
      color: 'text.secondary',
    }}
  >
    {restored ? (
      <>
        We restored your draft.
        <Button onClick={onStartOver}>Start over</Button>
      </>
    ) : (
      'Your draft is kept on this device.'
    )}
  </Box>
);
