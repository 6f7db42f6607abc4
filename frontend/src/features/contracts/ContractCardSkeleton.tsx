import { styled } from '@mui/material/styles';
import { CARD_HEIGHT } from './CardFrame';

const gray = 'var(--mui-palette-sunken-main)';
const bar = (y: number, width: string, height = 14) =>
  `linear-gradient(${gray}, ${gray}) 18px ${y}px / ${width} ${height}px no-repeat`;

/** Cover, price, title, two lines of text and a button, drawn as one background. */
const Placeholder = styled('div')({
  height: CARD_HEIGHT.phone,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  background: [
    `linear-gradient(${gray}, ${gray}) 12px 12px / 112px 112px no-repeat`,
    `linear-gradient(${gray}, ${gray}) 136px 44px / 130px 28px no-repeat`,
    bar(150, '70%', 18),
    bar(188, 'calc(100% - 36px)'),
    bar(210, '60%'),
    bar(250, 'calc(100% - 36px)', 40),
    'var(--mui-palette-background-paper)',
  ].join(', '),
  animation: 'pulse 1.6s ease-in-out infinite',
  '@keyframes pulse': { '50%': { opacity: 0.55 } },
  '@media (min-width: 768px)': {
    height: CARD_HEIGHT.wide,
    background: [
      `linear-gradient(${gray}, ${gray}) 0 0 / 100% 34% no-repeat`,
      bar(176, '40%'),
      bar(208, '130px', 28),
      bar(268, '80%', 18),
      bar(306, '90%'),
      bar(340, '70%'),
      bar(392, 'calc(100% - 36px)', 42),
      'var(--mui-palette-background-paper)',
    ].join(', '),
  },
});

/** Placeholder of a card, in its size. */
export const ContractCardSkeleton = () => <Placeholder data-testid="contract-skeleton" aria-hidden />;
