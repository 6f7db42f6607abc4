import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const terms = [
  'All information you provide must be accurate.',
  'We verify the details with the original lender or lessor.',
  'You cooperate with the transfer until it is done.',
  'Fees and payments are handled via the platform.',
];

export function SubmitTerms() {
  return (
    <Box sx={{ p: 2.5, borderRadius: '12px', bgcolor: 'sunken.main' }}>
      <Typography variant="h5" component="h2">
        Terms & Conditions
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.7 }}
      >
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </Box>
  );
}
