import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { StagedCover, StagedPhotos } from './StagedPhotos';

const files = (count: number, type: string) =>
  Array.from({ length: count }, (_, n) => new File(['x'], `${type}-${n}`, { type }));

it('keeps files with a problem listed, and takes twelve good ones beside them', () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('No canvas here.')) });
  const bad = files(3, 'image/gif');
  const handleChange = jest.fn<(chosen: readonly File[]) => void>();
  render(<StagedPhotos files={bad} onChange={handleChange} />);
  const good = files(13, 'image/png');
  fireEvent.change(screen.getByLabelText(/Add photos/), { target: { files: good } });
  expect(handleChange).toHaveBeenCalledWith([...bad, ...good.slice(0, 12)]);
});

it('asks before the page is left while photos wait, and only then', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  const { rerender } = render(<StagedPhotos files={[photo]} onChange={() => undefined} />);
  expect(leave()).toBe(true);
  rerender(<StagedPhotos files={[]} onChange={() => undefined} />);
  expect(leave()).toBe(false);
});

it('has the first good photo as the cover of the preview, and none without photos', () => {
  const drawn: unknown[] = [];
  const draw = (file: File) => {
    drawn.push(file);
    return Promise.reject(new Error('No canvas here.'));
  };
  Object.assign(globalThis, { createImageBitmap: draw });
  const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  const { container, rerender } = render(<StagedCover files={[...files(1, 'image/gif'), photo]} />);
  expect([container.querySelectorAll('canvas.cover').length, drawn]).toEqual([1, [photo]]);
  rerender(<StagedCover files={[]} />);
  expect(container.childElementCount).toBe(0);
});
