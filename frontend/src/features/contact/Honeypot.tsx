import { styled } from '@mui/material/styles';

const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A field that people cannot see or reach; only bots fill it in. */
export const Honeypot = () => (
  <OutOfSight aria-hidden>
    <label>
      Website
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </OutOfSight>
);
