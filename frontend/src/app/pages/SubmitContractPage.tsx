import Container from '@mui/material/Container';
import { PageHeading } from '../../components/PageHeading';

export function Component() {
  return (
    <Container>
      <PageHeading title="Submit Contract" />
    </Container>
  );
}
