import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LandingKey } from '@handover/domain/landing-content';
import { useDeferredValue, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { sectionJson } from './section-values';

/** Renders a section of the landing page from its JSON. */
export type LandingPreview = ComponentType<{ section: LandingKey; value: string }>;

interface SectionPreviewProps {
  preview: LandingPreview;
  section: LandingKey;
}

/** The landing page's own component with the values of the surrounding form, scaled down and inert. */
export function SectionPreview({ preview: Preview, section }: SectionPreviewProps) {
  const value = useDeferredValue(sectionJson(useWatch()));
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        minHeight: 0,
        overflow: 'auto',
        bgcolor: 'background.default',
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
      }}
    >
      <Typography variant="h4" component="h3" sx={{ p: 2, pb: 1 }}>
        Preview
      </Typography>
      <Box inert sx={{ zoom: { xs: 0.85, lg: 0.58 } }}>
        <Preview section={section} value={value} />
      </Box>
    </Box>
  );
}
