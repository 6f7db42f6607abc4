import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import MuiLink from '@mui/material/Link';
import { LAST_UPDATED, type LegalSection } from './legal';
import { useClaims } from '../../lib/content/useClaims';
import { telephone } from '../../lib/format/telephone';
import { useSiteInfo } from '../../lib/content/useSiteInfo';

interface LegalDocumentProps {
  title: string;
  /** The document in two sentences. */
  summary: string;
  sections: LegalSection[];
}

/** A legal text: a comfortable line length, numbered parts and a table of contents. */
export function LegalDocument({ title, summary, sections }: LegalDocumentProps) {
  return (
    <Container sx={{ py: { xs: 5, md: 8 }, overflowWrap: 'anywhere' }}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(2.1rem, 1.6rem + 2vw, 3rem)' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          Last updated: {LAST_UPDATED}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, textWrap: 'pretty' }}>
          {summary}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 720px)' },
          gap: { xs: 4, lg: 8 },
          alignItems: 'start',
          mt: { xs: 4, md: 6 },
        }}
      >
        <LegalContents sections={sections} />
        <div>
          {sections.map((section, index) => (
            <LegalPart key={section.id} {...section} number={index + 1} />
          ))}
          <LegalHelp />
        </div>
      </Box>
    </Container>
  );
}

function LegalPart({ id, title, text, list, number }: LegalSection & { number: number }) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ '& + &': { mt: 5 } }}>
      <Typography id={`${id}-title`} variant="h3" component="h2">
        {number}. {title}
      </Typography>
      {text.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 1.5, lineHeight: 1.7, textWrap: 'pretty' }}>
          {paragraph}
        </Typography>
      ))}
      {list && (
        <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.75, display: 'grid', gap: 1, lineHeight: 1.65 }}>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingBlock: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-primary-main)', textDecoration: 'underline' },
});

/** Table of contents; sticky beside the text on a wide screen. */
function LegalContents({ sections }: { sections: LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        position: { lg: 'sticky' },
        top: 92,
        p: 2.5,
        borderRadius: '18px',
        bgcolor: 'sunken.main',
        maxHeight: { lg: 'calc(100dvh - 116px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      <Typography id="contents-title" variant="h5" component="h2" sx={{ mb: 0.5 }}>
        On this page
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Entry to={`#${id}`}>
              <Box component="span" sx={{ minWidth: 20, fontVariantNumeric: 'tabular-nums' }}>
                {index + 1}.
              </Box>
              {title}
            </Entry>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const reach = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Contact details for questions about the text. */
function LegalHelp() {
  const { phone, email } = useSiteInfo();
  const isShown = useClaims();
  return (
    <Box
      sx={{ mt: 6, p: { xs: 2.5, md: 3 }, borderRadius: '18px', border: '1px solid', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2">
        Questions about this?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Call or write to our support{isShown('reply-promise') ? ', we answer within 24 hours.' : '.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        <MuiLink href={telephone(phone)} sx={reach}>
          {phone}
        </MuiLink>
        <MuiLink href={`mailto:${email}`} sx={reach}>
          {email}
        </MuiLink>
      </Box>
    </Box>
  );
}
