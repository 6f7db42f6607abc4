import { darkTones, lightTones, type BrandTones } from '@handover/domain/brand/brand-color';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LogoMark } from '../../../components/plain/LogoMark';
import { dark, light } from '../../../theme/palette';

interface PreviewProps {
  name: string;
  color: string;
  /** Address of the saved logo; null shows the shipped one. */
  logo: string | null;
  postalAddress: string;
}

/** Header, button, badge and head of a mail as they will look, in both color schemes. */
export const BrandPreview = (props: PreviewProps) => (
  <Box
    component="section"
    aria-label="Preview"
    sx={{
      display: 'grid',
      gap: 2,
      alignContent: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    }}
  >
    <Scheme {...props} title="Light" palette={light} tones={lightTones(props.color)} />
    <Scheme {...props} title="Dark" palette={dark} tones={darkTones(props.color)} />
    <MailHead {...props} />
  </Box>
);

const frame = { border: 1, borderColor: 'divider', borderRadius: '12px', overflow: 'hidden', minWidth: 0 };
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const Logo = ({ logo, height }: { logo: string | null; height: number }) =>
  logo ? (
    <Box
      component="img"
      src={logo}
      alt=""
      sx={{ height, maxWidth: 110, objectFit: 'contain', flex: 'none' }}
    />
  ) : (
    <LogoMark size={height} />
  );

interface SchemeProps extends PreviewProps {
  title: string;
  palette: typeof light;
  tones: BrandTones;
}

function Scheme({ title, palette, tones: { primary, band }, name, logo }: SchemeProps) {
  const ink = palette.text?.primary;
  return (
    <Box sx={{ ...frame, color: ink, backgroundColor: palette.background?.default }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          borderBottom: 1,
          borderColor: palette.divider ?? 'divider',
        }}
      >
        <Logo logo={logo} height={28} />
        <Box component="strong" sx={cut}>
          {name}
        </Box>
      </Box>
      <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="span"
          sx={{
            px: 2,
            py: 1,
            borderRadius: '10px',
            fontWeight: 600,
            color: primary.contrastText,
            backgroundColor: primary.main,
          }}
        >
          Get Started
        </Box>
        <Box
          component="span"
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: '999px',
            border: 1,
            fontSize: '0.8125rem',
            fontWeight: 650,
            color: primary.main,
          }}
        >
          Badge
        </Box>
        <Box component="span" sx={{ color: primary.main, textDecoration: 'underline' }}>
          A link
        </Box>
      </Box>
      <Box sx={{ p: 1.5, fontSize: '0.8125rem', color: band.text, backgroundColor: band.main }}>
        {title}: footer
      </Box>
    </Box>
  );
}

/** Mails are light in every mailbox that lets them be. */
const MailHead = ({ name, color, logo, postalAddress }: PreviewProps) => (
  <Box sx={{ ...frame, gridColumn: '1 / -1', p: 2, color: '#4a5a53', backgroundColor: '#faf8f3' }}>
    {logo && <Logo logo={logo} height={32} />}
    <Typography sx={{ ...cut, color, fontWeight: 700, fontSize: '1.125rem', mb: 1 }}>{name}</Typography>
    <Box
      sx={{
        p: 1.5,
        mb: 1,
        color: '#14231e',
        backgroundColor: '#fff',
        border: '1px solid #e3ded2',
        borderTop: '4px solid #f5b841',
        borderRadius: '12px',
      }}
    >
      A mail
    </Box>
    <Box sx={{ fontSize: '0.8125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {postalAddress || 'No postal address yet'}
    </Box>
  </Box>
);
