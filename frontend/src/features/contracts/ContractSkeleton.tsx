import Skeleton from '@mui/material/Skeleton';
import { ContractLayout } from './ContractLayout';
import { OverviewFrame } from './ContractOverview';

const rounded = { borderRadius: '16px' };

/** The page of a contract before its data is there, in the sizes of what replaces it. */
export function ContractSkeleton() {
  return (
    <div role="status" aria-label="Loading contract">
      <ContractLayout
        overview={
          <OverviewFrame as="div">
            <Skeleton className="cover" height="auto" sx={{ aspectRatio: 'var(--cover)' }} />
            <div className="top">
              <Skeleton width={140} height={36} />
              <Skeleton width={84} height={28} sx={{ borderRadius: 99 }} />
            </div>
            <Skeleton height={44} sx={{ mt: 1.5 }} />
            <Skeleton width="60%" height={24} sx={{ mt: 1.5 }} />
            <div className="facts">
              {Array.from({ length: 4 }, (_, index) => (
                <Skeleton key={index} width={104} height={46} />
              ))}
            </div>
            <Skeleton width={130} height={28} sx={{ mt: 3.5 }} />
            <Skeleton height={130} sx={{ mt: 1 }} />
          </OverviewFrame>
        }
        chat={<Skeleton height={150} sx={rounded} />}
        money={<Skeleton height={478} sx={rounded} />}
        similar={<Skeleton height={312} sx={rounded} />}
        info={<Skeleton height={148} sx={rounded} />}
      />
    </div>
  );
}
