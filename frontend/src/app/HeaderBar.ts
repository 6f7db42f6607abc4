import { styled } from '@mui/material/styles';
import { displayFamily } from '../theme/fonts';
import { HEADER_HEIGHT } from '../theme/tokens';

/** Below this width the burger menu replaces all links. */
const WIDE = '@media (min-width: 900px)';
const NARROW = '@media (max-width: 899.95px)';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 10,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
} as const;

/** The width from which the section links have room beside the viewer's own links. */
const ROOM = { visitor: 1040, member: 1200, admin: 1280 };
export type HeaderViewer = keyof typeof ROOM;

/** Without room, the section links open below a "More" button. */
const sections = (viewer: HeaderViewer) => ({
  [`@media (min-width: ${ROOM[viewer]}px)`]: { [`&.${viewer} .more`]: { display: 'none' } },
  [`@media (max-width: ${ROOM[viewer] - 0.05}px)`]: {
    [`&.${viewer} .sections:not([data-open]) .links`]: { display: 'none' },
    [`&.${viewer} .links`]: {
      position: 'absolute',
      top: 48,
      left: 0,
      display: 'grid',
      minWidth: 180,
      padding: 8,
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 14,
      backgroundColor: 'var(--mui-palette-background-paper)',
      boxShadow: '0 16px 40px -16px rgb(10 20 16 / 0.4)',
    },
    [`&.${viewer} .links .section`]: { fontSize: '0.9375rem', paddingInline: 10 },
    // The same link stands on the left.
    [`&.${viewer} .browse`]: { display: 'none' },
  },
});

/** The header: one style for all of its elements. */
export const HeaderBar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  borderBottom: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-background-default) 92%, transparent)',
  backdropFilter: 'blur(12px)',
  '& .row': { display: 'flex', alignItems: 'center', gap: 4, minHeight: HEADER_HEIGHT - 1, maxWidth: 1400 },
  '& .wide': { display: 'none', [WIDE]: { display: 'flex', alignItems: 'center', gap: 2, flex: 'none' } },
  '& .icon.narrow': { marginRight: -8 },
  [WIDE]: { '& .narrow.narrow': { display: 'none' } },
  '& .space': { flex: 1 },
  // Site names can be long: overflow is truncated, and the header never wraps.
  '& .brand': {
    ...item,
    gap: 10,
    minWidth: 0,
    flex: '0 1 auto',
    marginRight: 4,
    fontFamily: displayFamily,
    fontSize: '1.25rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: 'var(--mui-palette-text-primary)',
    '& svg': { flex: 'none' },
    '& span': { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .page, & .section, & .more': {
    ...item,
    paddingInline: 7,
    fontSize: '0.9375rem',
    fontWeight: 500,
    '&:hover': {
      color: 'var(--mui-palette-text-primary)',
      backgroundColor: 'var(--mui-palette-sunken-main)',
    },
  },
  '& .page': { color: 'var(--mui-palette-text-primary)' },
  '& .page[aria-current="page"]': { color: 'var(--mui-palette-primary-main)', fontWeight: 600 },
  '& .section, & .more': { paddingInline: 6, fontSize: '0.8125rem' },
  '& .more': { gap: 4, border: 0, fontFamily: 'inherit', background: 'none', cursor: 'pointer' },
  '& .sections': { position: 'relative' },
  '& .links': { display: 'flex' },
  '& .avatar': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 30,
    height: 30,
    marginRight: 8,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 700,
    letterSpacing: '0.02em',
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '& .icon': {
    ...item,
    justifyContent: 'center',
    width: 44,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  },
  '& .action': { marginInline: 3 },
  ...sections('visitor'),
  ...sections('member'),
  ...sections('admin'),
  [NARROW]: { '& .brand span': { maxWidth: 'calc(100vw - 190px)' } },
});
