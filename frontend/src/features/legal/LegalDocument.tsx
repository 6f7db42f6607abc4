import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LAST_UPDATED, type LegalSection } from './legal';
import { LegalContents } from './LegalContents';
import { LegalHelp } from './LegalHelp';

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
