import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WIDE } from './row-styles';

/** Height of the controls of a toolbar, in px. */
const TOOL_HEIGHT = 40;

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginBottom: 16,
  '& > .text': { flex: '1 1 300px' },
});

/** One row from 900 px on, as high as a button; on a phone the search box has a row of its own. */
const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBottom: 16,
  '& > *': { flex: '1 1 132px', width: 'auto', minWidth: 0 },
  '& > :has([type="search"])': { flex: '1 1 100%' },
  '& > .download': { flex: 'none', alignSelf: 'flex-start', minHeight: 48 },
  '@media (min-width: 700px)': { '& > :has([type="search"])': { flex: '1 1 180px' } },
  [WIDE]: {
    flexWrap: 'nowrap',
    gap: 8,
    '& > *': { flex: '0 1 184px' },
    '& > :has([type="search"])': { flex: '1 1 184px', maxWidth: 360 },
    '& > .download': { minHeight: TOOL_HEIGHT, marginLeft: 'auto' },
    '.MuiOutlinedInput-root': { height: TOOL_HEIGHT },
    '.MuiOutlinedInput-input': { paddingBlock: 8, fontSize: '0.9375rem' },
  },
  // five controls are side by side: the icon of the download has to do
  '@media (min-width: 900px) and (max-width: 1039.9px)': {
    '& > .download': { minWidth: 44, paddingInline: 0, fontSize: 0 },
    '& > .download .MuiButton-startIcon': { margin: 0 },
  },
});

interface TabHeadingProps {
  title: string;
  text: string;
  /** Buttons beside the title. */
  children?: ReactNode;
  /** Search, filters and order of a list, in a row below. */
  tools?: ReactNode;
}

export const TabHeading = ({ title, text, children, tools }: TabHeadingProps) => (
  <>
    <Heading>
      <div className="text">
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
          {text}
        </Typography>
      </div>
      {children}
    </Heading>
    {tools && <Toolbar>{tools}</Toolbar>}
  </>
);
