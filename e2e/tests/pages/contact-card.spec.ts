import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';

test('the QR code opens the contact page, in light and dark', async ({ page, baseURL }) => {
  await page.goto('/contact/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const code = page.getByRole('img', { name: 'QR code that opens this page on your phone' });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveJSProperty('complete', true);
    const shot = await code.screenshot();
    // The site's CSP blocks data URLs.
    const blank = await page.context().newPage();
    const { data, width, height } = await blank.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      return { data: [...pixels], width: image.width, height: image.height };
    }, shot.toString('base64'));
    // Its types export the function twice, once as a module's default.
    const read = jsQR as unknown as typeof jsQR.default;
    expect(read(Uint8ClampedArray.from(data), width, height)?.data).toBe(
      `${baseURL ?? ''}/contact/`,
    );
    await blank.close();
  }
});
