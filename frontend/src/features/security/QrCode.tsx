import Box from '@mui/material/Box';
import { encodeQR } from 'qr';

/** White space around the code that scanners need, in modules. */
const BORDER = 4;

/** A QR code as one SVG path; always dark on white, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', justifySelf: 'center', borderRadius: 2, bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
