import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { motion, radius, shadow } from '../../src/theme/tokens';
import { Group } from './Group';

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8];

export function ShapeSection() {
  return (
    <>
      <Group title="Space: steps of 8 px">
        {steps.map((step) => (
          <Box key={step} sx={{ textAlign: 'center' }}>
            <Box sx={{ width: step * 8, height: 32, bgcolor: 'primary.main' }} />
            <Typography variant="caption">{step * 8}</Typography>
          </Box>
        ))}
      </Group>
      <Group title="Radius">
        {Object.entries(radius).map(([name, px]) => (
          <Box
            key={name}
            sx={{ p: 1.5, minWidth: 96, textAlign: 'center', border: '1px solid', borderColor: 'divider' }}
            style={{ borderRadius: px }}
          >
            <Typography variant="caption">
              {name} {px}
            </Typography>
          </Box>
        ))}
      </Group>
      <Group title="Shadow">
        {Object.entries(shadow).map(([name, value]) => (
          <Box
            key={name}
            sx={{ p: 2.5, minWidth: 140, bgcolor: 'background.paper' }}
            style={{ boxShadow: value, borderRadius: radius.card }}
          >
            {name}
          </Box>
        ))}
      </Group>
      <Group title="Motion">
        <Typography variant="body2">
          {motion.quick} for what a pointer touches, {motion.calm} for what appears or leaves, on{' '}
          {motion.curve}. None for people who asked for reduced motion.
        </Typography>
      </Group>
    </>
  );
}
