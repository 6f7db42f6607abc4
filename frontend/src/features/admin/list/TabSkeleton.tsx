import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { RowCard, WIDE } from './row-styles';

/** A title and a toolbar. */
const HeadingBox = styled('div')({ height: 192, [WIDE]: { height: 124 } });

/** Shown while a tab's code or data loads, in the sizes of what replaces it. */
export const TabSkeleton = () => (
  <>
    <HeadingBox aria-hidden />
    <RowSkeletons />
  </>
);

/** As many rows as fit on a screen, in the size of real ones. */
export const RowSkeletons = ({ count = 12 }: { count?: number }) => (
  <RowCard as="div" role="status" aria-busy aria-label="Loading">
    {Array.from({ length: count }, (_, index) => (
      <div className="row" key={index}>
        <div className="text">
          <Skeleton sx={{ height: 16, width: '45%' }} />
          <Skeleton sx={{ height: 13, width: '70%', mt: 0.75 }} />
        </div>
      </div>
    ))}
  </RowCard>
);
