import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const scale: [NonNullable<TypographyProps['variant']>, use: string][] = [
  ['h1', 'The landing page only'],
  ['h2', 'Title of a page or a section'],
  ['h3', 'Title of a card or a dialog'],
  ['h4', 'Title of an entry'],
  ['h5', 'Title inside a card'],
  ['subtitle1', 'Introduction below a title'],
  ['body1', 'Text'],
  ['body2', 'Details'],
  ['caption', 'Hints and labels, the smallest text'],
  ['overline', 'Labels of groups'],
];

export function TypeSection() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {scale.map(([variant, use]) => (
        <div key={variant}>
          <Typography variant={variant} component="p">
            {use}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {variant}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
