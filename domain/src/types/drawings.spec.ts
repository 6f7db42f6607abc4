import { describe, expect, it } from '@jest/globals';
import { drawingOf } from './drawings.js';

const ID = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d0002';
const car = { id: ID, type: 'car-lease', title: 'A lease', facts: {} } as const;

describe('the drawing of a contract', () => {
  it('shows what a fact says, and not what the title does', () => {
    expect(drawingOf({ ...car, title: 'Ford truck', facts: { bodyStyle: 'coupe' } })).toBe('car-lease-coupe');
  });

  it('shows what the title says if no fact does', () => {
    expect(drawingOf({ ...car, title: '2024 Ford F-150 XLT' })).toBe('car-lease-truck');
    expect(drawingOf({ ...car, type: 'timeshare', title: 'A week in Aspen' })).toBe('timeshare-ski');
  });

  it('differs between houses, and is a ranch if the title says so', () => {
    const house = {
      ...car,
      type: 'mortgage',
      title: 'Assumable loan',
      facts: { propertyType: 'house' },
    } as const;
    const ids = Array.from({ length: 16 }, (_, at) => `019a3c1e-7d2b-7c55-9f5e-0a1b2c3d00${at}${at}`);
    expect(new Set(ids.map((id) => drawingOf({ ...house, id }))).size).toBe(4);
    expect(drawingOf({ ...house, title: 'Brick ranch in Waco' })).toBe('mortgage-ranch');
  });
});
