import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Bone } from '../../components/Bone';
import { SectionFrame } from './Section';

const Content = styled(Bone)<{ heights: SectionSkeletonProps['heights'] }>(({ heights: [phone, wide] }) => ({
  height: phone,
  marginTop: 24,
  borderRadius: 16,
  '@media (min-width: 768px)': { height: wide },
}));

interface SectionSkeletonProps {
  id: string;
  /** Heights of the content on a phone and on a wider screen. */
  heights: readonly [number, number];
  sunken?: boolean;
}

/** Reserves a section's space and anchor while its content loads. */
export const SectionSkeleton = ({ id, heights, sunken = false }: SectionSkeletonProps) => (
  <SectionFrame id={id} aria-busy className={sunken ? 'sunken' : ''}>
    <Container>
      <Bone style={{ height: 40, maxWidth: 320 }} />
      <Bone style={{ maxWidth: 600, marginTop: 12 }} />
      <Content heights={heights} />
    </Container>
  </SectionFrame>
);
