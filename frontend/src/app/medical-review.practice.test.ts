import { expect, test } from 'vitest';
import { medicalReview } from '@/seo/medical-review';
import { pages } from '@/seo/pages';
import { textOf } from './rendered-pages';

test.each(pages.map((page) => [page.id, page] as const))(
  '%s shows its medical reviewer if it has been reviewed',
  (id, page) => {
    const review = medicalReview(page);
    const shown = /Medically reviewed by ([^.]*\.?[^.]*), on ([^.]*)\./.exec(textOf(id));
    expect(shown?.slice(1)).toEqual(
      review && [`${review.doctor.name}, ${review.doctor.credentials}`, review.day],
    );
  },
);
