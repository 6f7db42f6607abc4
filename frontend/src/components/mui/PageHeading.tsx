import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Heading of an inner page: title and one sentence. */
export function PageHeading({ title, text }: { title: string; text?: string }) {
  return (
    <Box sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 3, md: 4 } }}>
      <Box sx={{ maxWidth: 640 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
