import { decode } from 'fast-png';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPng } from '../../../../src/print/email/qr-png.js';

describe('a QR code as PNG', () => {
  it.each([['https://provider.example/d/1'], [`https://provider.example/${'x'.repeat(400)}?a=1&b=Α`]])(
    'is read back by a reader: %s',
    (text) => {
      const { data, width, height, channels } = decode(qrPng(text));
      expect([width, channels]).toEqual([height, 1]);
      const dots = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
        at % 4 === 3 ? 255 : (data[at >> 2] ?? 0),
      );
      expect(jsqr.default(dots, width, height)?.data).toBe(text);
    },
  );

  it('has a white border of four modules, so that it can be read on a dark page', () => {
    const { data, width, height } = decode(qrPng('https://provider.example/d/1'));
    const border = 4 * 8;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const isBorder = x < border || y < border || x >= width - border || y >= height - border;
        if (isBorder) expect(data[y * width + x]).toBe(255);
      }
    }
    expect(data[border * width + border]).toBe(0);
  });
});
