import Container from '@mui/material/Container';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '../../components/mui/PageHeading';
import { PageTitle } from '../../components/plain/PageTitle';
import { EditContract } from '../../features/contracts/submit/EditContract';
import { SubmitContractForm } from '../../features/contracts/submit/SubmitContractForm';
import { keepForUpload } from '../../features/photos/photo-files';
import { PhotoEditorSlot } from '../../features/photos/PhotoEditorSlot';
import { StagedCover, StagedPhotos } from '../../features/photos/StagedPhotos';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import { useSession } from '../../lib/session/useSession';
import { MuiScope } from '../../theme/MuiScope';

const ORGANIZATION = '/account?tab=organization';

export const head = () => ({ title: 'Submit Contract', noIndex: true });

export function Component() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <ApolloScope>
      <MuiScope>
        <PageTitle>{edited ? 'Edit Contract' : 'Submit Contract'}</PageTitle>
        <Container sx={{ maxWidth: { xs: 840, lg: 1180 } }}>
          {edited ? <Edit id={edited} /> : <Submit />}
        </Container>
      </MuiScope>
    </ApolloScope>
  );
}

function Edit({ id }: { id: string }) {
  const navigate = useNavigate();
  const { me } = useSession();
  return (
    <>
      <PageHeading
        title="Edit Your Contract"
        text="Keep it accurate: buyers take over what the page says when they pay."
      />
      <EditContract
        id={id}
        memberId={me?.id ?? ''}
        photos={me && <PhotoEditorSlot contract={{ id, userId: me.id }} viewer={me} />}
        onSaved={(opensPage) =>
          void navigate(opensPage ? `/contracts/${id}` : ORGANIZATION, { replace: true })
        }
        onCancel={(isHolder) => void navigate(isHolder ? '/account?tab=listings' : ORGANIZATION)}
      />
    </>
  );
}

function Submit() {
  const navigate = useNavigate();
  const { me } = useSession();
  const [files, setFiles] = useState<readonly File[]>([]);
  const isReviewed = useIsReviewed();
  return (
    <>
      <PageHeading
        title="Submit Your Contract"
        text={`Tell people what you want to hand over. ${
          isReviewed
            ? 'We look at new listings first, and tell you as soon as yours is live.'
            : "It goes live right away, and you'll get questions on its page."
        }`}
      />
      <SubmitContractForm
        memberId={me?.id ?? ''}
        photos={<StagedPhotos files={files} onChange={setFiles} />}
        cover={<StagedCover files={files} />}
        onSubmitted={(id) => {
          // the photo editor on the contract's page uploads them
          keepForUpload(id, files);
          void navigate(`/contracts/${id}`, { state: { justListed: true } });
        }}
        onCancel={() => void navigate('/contracts')}
      />
    </>
  );
}
