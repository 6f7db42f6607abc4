import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../components/visually-hidden';

/** One notification: headline, text and time; a dot before those that are unread. */
export const NotificationRow = styled('li')({
  position: 'relative',
  padding: '12px 12px 12px 28px',
  borderRadius: 12,
  listStyle: 'none',
  '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  '& .title': {
    fontWeight: 550,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    // The whole row leads to the page.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -3 },
  },
  '& .text': { color: 'var(--mui-palette-text-secondary)', overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& time': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.8125rem' },
  '& .hidden': visuallyHidden,
  '&.unread .title': { fontWeight: 700 },
  '&.unread::before': {
    content: '""',
    position: 'absolute',
    top: 21,
    left: 11,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
});
