import { styled } from '@mui/material/styles';
import { RowSkeletons } from './RowSkeletons';
import { WIDE } from './wide';

const HeadingBox = styled('div')({ height: 104, [WIDE]: { height: 68 } });

/** Shown while a tab's code or data loads, in the sizes of what replaces it. */
export const TabSkeleton = () => (
  <>
    <HeadingBox aria-hidden />
    <RowSkeletons />
  </>
);
