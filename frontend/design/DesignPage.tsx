import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { LogoMark } from '../src/components/plain/LogoMark';
import { ActionsSection } from './sections/ActionsSection';
import { ColorSection } from './sections/ColorSection';
import { ContractSection } from './sections/ContractSection';
import { FieldsSection } from './sections/FieldsSection';
import { LabelsSection } from './sections/LabelsSection';
import { ShapeSection } from './sections/ShapeSection';
import { StatesSection } from './sections/StatesSection';
import { TypeSection } from './sections/TypeSection';

const sections: [id: string, title: string, Content: ComponentType][] = [
  ['color', 'Color', ColorSection],
  ['type', 'Type scale', TypeSection],
  ['shape', 'Space, shape and motion', ShapeSection],
  ['actions', 'Buttons and links', ActionsSection],
  ['fields', 'Fields', FieldsSection],
  ['labels', 'Labels, badges and covers', LabelsSection],
  ['contracts', 'Contract card', ContractSection],
  ['states', 'Empty, failed, busy and asking', StatesSection],
];

/** Every token and every shared component in each of its states. */
export function DesignPage() {
  return (
    <Container id="page" sx={{ py: 4 }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <LogoMark size={40} />
        <Typography variant="h2" component="h1">
          Design system
        </Typography>
      </Box>
      <Box component="nav" aria-label="Sections" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {sections.map(([id, title]) => (
          <Link key={id} href={`#${id}`} sx={{ py: 1 }}>
            {title}
          </Link>
        ))}
      </Box>
      <main>
        {sections.map(([id, title, Content]) => (
          <Box key={id} component="section" id={id} aria-labelledby={`${id}-title`} sx={{ py: 4 }}>
            <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ mb: 2.5 }}>
              {title}
            </Typography>
            <Content />
          </Box>
        ))}
      </main>
    </Container>
  );
}
