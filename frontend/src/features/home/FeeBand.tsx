import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** What the buyer pays at each step of the purchase: authorize, claim, capture. */
const moments = [
  {
    price: '$0',
    when: 'Look around and ask',
    text: 'Browsing, listing and messages cost nothing, for either side.',
  },
  {
    price: '$0',
    when: 'You press Pay',
    text: 'Your card is only authorized. If another buyer is faster, the hold is released and you pay nothing.',
  },
  {
    price: '$25.00',
    when: 'The contract is yours',
    text: 'Now the flat fee is charged, once. No percentage, no membership.',
  },
] as const;

/** The fee and how the buyer's money is protected. */
export function FeeBand() {
  return (
    <Box
      component="section"
      aria-labelledby="fee-title"
      sx={{ bgcolor: 'band.main', color: 'band.text', py: { xs: 7, md: 9 } }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 0.8fr) minmax(0, 1.6fr)' },
          gap: { xs: 4, lg: 8 },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography id="fee-title" variant="h2">
            One flat fee, charged last
          </Typography>
          <Typography sx={{ mt: 1.5, color: 'band.muted', textWrap: 'pretty' }}>
            You see every cost before you decide: the monthly payment, the months left, their total and our
            fee.
          </Typography>
        </div>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
            gap: { xs: 2.5, md: 4 },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {moments.map(({ price, when, text }, index) => (
            <Moment key={when} price={price} when={when} text={text} last={index === moments.length - 1} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const Moment = ({
  price,
  when,
  text,
  last,
}: {
  price: string;
  when: string;
  text: string;
  last: boolean;
}) => (
  <Box
    component="li"
    sx={{ borderTop: '3px solid', borderColor: last ? 'amber.main' : 'rgb(255 255 255 / 0.22)', pt: 2 }}
  >
    <Box
      sx={{
        fontFamily: 'h1.fontFamily',
        fontSize: '2rem',
        fontWeight: 700,
        lineHeight: 1.1,
        fontVariantNumeric: 'tabular-nums',
        color: last ? 'amber.main' : 'band.text',
      }}
    >
      {price}
    </Box>
    <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
      {when}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.5, color: 'band.muted' }}>
      {text}
    </Typography>
  </Box>
);
