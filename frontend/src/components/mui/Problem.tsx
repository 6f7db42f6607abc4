import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';

const Text = styled('p')({
  display: 'flex',
  gap: 8,
  margin: '0 0 16px',
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-error-main)',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-error-main) 9%, transparent)',
  '& > svg': { flex: 'none', marginTop: 3 },
});

/** Why the server did not do it, next to the button that asked for it. */
export const Problem = ({ text }: { text: string }) => (
  <div role="alert">
    {text && (
      <Text>
        <TriangleAlert size={18} aria-hidden />
        {text}
      </Text>
    )}
  </div>
);
