import { myopiaDoctor } from 'practice/core';
import { details } from 'practice/details';
import { text } from 'practice/pages/services';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { Illustration, part } from '@/components/illustration';
import measuring from '@/components/illustrations/measuring.svg?illustration';
import street from '@/components/illustrations/main-street.svg?illustration';
import glaucomaIllustration from '@/components/illustrations/services/eye-health.svg?illustration';
import kidsScene from '@/components/illustrations/kids-scene.svg?illustration';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink, UrgentLink } from '@/components/links';
import {
  type Fact,
  Offer,
  type OfferProps,
  priceFact,
} from '@/components/offer';
import { StateLowVisionService } from '@/components/state-low-vision-service';
import { examTotalMinutes } from '@/content/exam-steps';
import type { ClaimId } from '@/content/claims';
import { takesInsurance } from '@/content/insurers';
import { offers } from '@/content/offered-treatments';
import { atStart, contracted } from '@/content/in-words';
import { practice } from '@/content/practice';
import { present } from '@/content/present';
import { prices } from '@/content/prices';
import { type Service, services } from '@/content/services';
import { offered, treatments } from '@/content/treatments';
import { serviceNode } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { t } from 'shared/t';
import contactLensFitting from './illustrations/contact-lens-fitting.svg?illustration';
import diabetesIllustration from './illustrations/diabetes.svg?illustration';
import examScene from './illustrations/exam.svg?illustration';
import examStations from './illustrations/exam-stations.svg?illustration';
import frames from './illustrations/frames.svg?illustration';
import kidsIllustration from './illustrations/kids.svg?illustration';
import lensDrawings from './illustrations/lens-types.svg?illustration';
import lowVisionIllustration from './illustrations/low-vision.svg?illustration';
import { page } from './page';
import styles from './services.module.css';

/** The static sections in the middle of the page. */
export const Body = () => (
  <>
    <Exams />
    <Eyewear />
    <ContactLenses />
    <MyopiaManagement />
    <Glaucoma />
    <div className={styles.small}>
      <Diabetes />
      <Children />
      <LowVision />
    </div>
  </>
);

interface ServiceSectionProps extends Omit<OfferProps, 'id' | 'name'> {
  id: Service['id'];
}

/** One service, if the practice offers it. */
function ServiceSection({ id, ...offer }: ServiceSectionProps) {
  const service = services.find((one) => one.id === id);
  return service && <Offer {...service} {...offer} />;
}

const uninsured = takesInsurance ? t('Without insurance') : t('Price');

const { answers, promises } = details;
const {
  exam,
  childExam,
  contactLensFitting: fitting,
  glasses,
  progressives,
} = prices;

const otherCare = present([answers.dryEye, answers.cataract]).join(' ');

interface Station {
  picture: number;
  text: string;
  claim?: ClaimId;
}

/** What a source says that a full exam checks, and what this practice adds. */
const stations = present<Station>([
  {
    picture: 1,
    text: t('How well each eye sees, near and far, and which lens helps'),
  },
  promises.fullExam && {
    picture: 2,
    text: t('How your eyes focus, move and work as a pair'),
  },
  { picture: 3, text: t('The pressure in each eye, and your side vision') },
  promises.fullExam && {
    picture: 4,
    text: t('The front of the eye, under a microscope'),
  },
  {
    picture: 5,
    text: t(
      'The lens, the retina and the optic nerve, often with drops that widen your pupils',
    ),
    claim: 'exam-parts',
  },
]);

const Exams = () => (
  <ServiceSection
    id="exams"
    large
    picture={examScene}
    facts={present<Fact>([
      examTotalMinutes !== undefined && {
        value: t('About {minutes} minutes', { minutes: examTotalMinutes }),
        notes: present([promises.appointmentOnly && t('By appointment only.')]),
      },
      priceFact(uninsured, exam),
    ])}
    below={
      <>
        <h3>{t('What a full exam checks')}</h3>
        <div className={`${layout.swipe} ${styles.strip}`}>
          <ol className={styles.stations}>
            {stations.map(({ picture, text, claim }) => (
              <li key={picture}>
                <Illustration file={part(examStations, picture)} alt="" />
                <span>
                  {text}
                  {claim && <Cite id={claim} />}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <Fold
          always
          summary={
            promises.yearlyExams
              ? t('Why every year, if nothing bothers you?')
              : t('Why go if nothing bothers you?')
          }
        >
          <p id="every-year">
            {t('Some eye diseases have no symptoms at first.')}
            <Cite id="eye-disease-without-warning" />{' '}
            {promises.retinalPhotos &&
              t(
                'We also compare your photos from year to year, because two photos of the optic nerve tell us more than one.',
              )}{' '}
            {promises.yearlyExams
              ? t(
                  'The American Optometric Association recommends yearly exams, too.',
                )
              : t(
                  'The American Optometric Association recommends an exam every year.',
                )}
            <Cite id="yearly-exam" />
          </p>
        </Fold>
        <div className={layout.row}>
          <PageLink to="new-patients">
            {t('Your first visit, step by step')}
          </PageLink>
          {exam && (
            <PageLink to="new-patients" hash="#cost">
              {t('See what an exam costs')}
            </PageLink>
          )}
          <PageLink to="eye-exam-near-me">
            {t('Eye exam near you in {city}', { city: practice.address.city })}
          </PageLink>
        </div>
      </>
    }
  >
    {promises.appointmentOnly && examTotalMinutes === undefined && (
      <p>{t('By appointment only.')}</p>
    )}
    {answers.urgentVisits && (
      <p>
        {answers.urgentVisits} <UrgentLink />
      </p>
    )}
    {otherCare && <p>{otherCare}</p>}
  </ServiceSection>
);

const adjustments =
  promises.adjustments &&
  (promises.appointmentOnly
    ? t(
        'We adjust glasses, even if you bought them elsewhere. Make an appointment first.',
      )
    : t(
        'Walk in for an adjustment any time we’re open, even if you bought your glasses elsewhere.',
      ));

const lensTypes = [
  [t('Single vision:'), t(' one distance across the whole lens.')],
  [
    t('Progressives:'),
    t(
      ' distance at the top, reading at the bottom, no line between. Most people get used to them in a week or two.',
    ),
  ],
  [
    t('Computer glasses:'),
    t(' clear from the keyboard to across the room, but not for driving.'),
  ],
] as const;

const Eyewear = () => (
  <ServiceSection
    id="eyewear"
    tone="sand"
    large
    picture={text.picture ?? frames}
    alt={text.picture?.alt}
    facts={present([
      priceFact(t('Our least expensive pair'), glasses),
      priceFact(t('The least expensive progressives'), progressives),
    ])}
  >
    {adjustments && <p>{adjustments}</p>}
    {answers.repairs && (
      <Fold always summary={t('Repairs')}>
        <p id="repairs">{answers.repairs}</p>
      </Fold>
    )}
    <Fold
      always
      summary={
        details.remake
          ? t('Lenses, prescriptions and remakes')
          : t('Lenses and prescriptions')
      }
    >
      <ul className={styles.lenses}>
        {lensTypes.map(([name, words], index) => (
          <li key={name}>
            <Illustration file={part(lensDrawings, index + 1)} alt="" />
            <span>
              <strong>{name}</strong>
              {words}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {promises.ownFrames &&
          t(
            'If your frame is in good shape, we can put new lenses in it.',
          )}{' '}
        {t(
          'The prescription is yours, so compare prices, and buy where you like.',
        )}
      </p>
      {details.remake && (
        <>
          <h3>{t('If your new glasses don’t feel right')}</h3>
          <p>
            {t(
              'Tell us within {days} days of pickup. We’ll check the fit and the lenses. If the prescription is wrong, we’ll remake the lenses for free.',
              { days: details.remake.days },
            )}
          </p>
        </>
      )}
    </Fold>
  </ServiceSection>
);

const beforeBed = offers('overnight-lenses')
  ? t('Take them out before bed, unless we fitted them for overnight wear.')
  : t('Take them out before bed.');

const contactSteps = [
  {
    name: t('Measure'),
    text: t('We measure the curve of your eye and check your tears.'),
  },
  {
    name: t('Practice'),
    text: t(
      'You practice here with one of us until you can put both contacts in and take them out.',
    ),
  },
  {
    name: t('Try them'),
    text: t('You wear trial contacts at home and at work for a week.'),
  },
  {
    name: t('Check'),
    text: t(
      'We look at your eyes again. Then we write the prescription and give you a copy.',
    ),
  },
];

const ContactLenses = () => (
  <ServiceSection
    id="contact-lenses"
    large
    picture={contactLensFitting}
    facts={present([
      priceFact(t('A fitting for daily soft contacts'), fitting),
    ])}
  >
    {promises.specialtyContactLenses && (
      <p>
        {t(
          'We also fit contacts for astigmatism, for reading, and for unusually shaped corneas.',
        )}{' '}
        {fitting && t('Those fittings cost more, so ask us first.')}
      </p>
    )}
    <Fold always summary={t('Fitting, safe wear and reordering')}>
      <ol>
        {contactSteps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}:</strong> {text}
          </li>
        ))}
      </ol>
      <p>
        {t(
          'Sleeping in contacts raises the risk of an infection that can damage your eyes for good.',
        )}
        <Cite id="contact-lens-sleep" />
        {t(
          ' {beforeBed} Keep water away from them, too. Take them out before you shower or swim.',
          { beforeBed },
        )}
        <Cite id="contact-lens-water" />
      </p>
      <h3>{t('Reorder contacts')}</h3>
      <p>
        {t('Call ')}
        <PhoneLink />{' '}
        {promises.appointmentOnly
          ? t('and we’ll order your next boxes.')
          : t('or stop by, and we’ll order your next boxes.')}{' '}
        {t(
          'We need a current prescription. It’s good for at least a year, unless your doctor set an earlier date for the health of your eyes.',
        )}
        <Cite id="contact-lens-prescription" />
        {t(' If it’s expired, book an exam first.')} {answers.orders}
      </p>
    </Fold>
    <Fold always summary={t('Putting soft contacts in, and taking them out')}>
      <ol>
        <li>
          {t(
            'Wash your hands with soap, rinse them well, and dry them on a towel without lint.',
          )}
        </li>
        <li>
          {t(
            'Put the lens on the tip of your index finger. It has to be clean. If its edge flares out, it’s inside out.',
          )}
        </li>
        <li>
          {t(
            'Hold your upper lashes with the other hand. With the middle finger of the hand that has the lens, pull down your lower lid.',
          )}
        </li>
        <li>
          {t(
            'Look straight ahead or a little up, place the lens on the center of your eye, and blink.',
          )}
        </li>
        <li>
          {t(
            'To take it out, wash and dry your hands again. Slide the lens onto the white of your eye, and squeeze it gently between thumb and index finger.',
          )}
          <Cite id="contact-lens-handling" />
        </li>
      </ol>
      <p>
        {t(
          'Don’t use leftover drops. Some can make an infection of the eye worse.',
        )}
        <Cite id="eye-drops-worse" />
      </p>
      <PageLink to="urgent-red-eye">
        {t('What to do about a painful red eye')}
      </PageLink>
    </Fold>
  </ServiceSection>
);

const MyopiaManagement = () => (
  <ServiceSection
    id="myopia"
    tone="mist"
    large
    picture={promises.eyeLength ? measuring : kidsScene}
    facts={present([
      priceFact(t('The first year of treatment'), prices.firstMyopiaYear),
    ])}
  >
    <p>
      {t('Regular glasses make the board clear, but the eye keeps growing.')}{' '}
      {treatments.length === 1
        ? t(
            'One treatment can slow that growth, in some children more than in others.',
          )
        : t(
            '{treatments} can slow that growth, in some children more than in others.',
            {
              treatments: atStart(offered.all),
            },
          )}
      <Cite id="treatments-evidence" />{' '}
      {t('We use {names}.', { names: offered.names })}
    </p>
    <div className={layout.row}>
      <PageLink to="myopia-management">
        {t('What myopia is, and its risks')}
      </PageLink>
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? t('Compare the treatments')
          : t('How the treatment works')}
      </PageLink>
      {myopiaDoctor && (
        <PageLink to="myopia-doctor">
          {contracted(
            t('Meet {doctor}, our myopia doctor', {
              doctor: myopiaDoctor.nameInText,
            }),
          )}
        </PageLink>
      )}
    </div>
  </ServiceSection>
);

const Glaucoma = () => (
  <ServiceSection
    id="glaucoma"
    picture={glaucomaIllustration}
    below={
      <>
        <div className={styles.sideVision}>
          <Illustration file={street} alt="" />
          <Illustration file={street} alt="" />
        </div>
        <Fold always summary={t('How we check for it and treat it')}>
          <p>
            {t(
              'No single test is enough, so we use three: your eye pressure, a scan of the optic nerve, and a map of your side vision. If they point to glaucoma, we start treatment here, usually with eye drops, and see you several times a year after that.',
            )}
          </p>
          <p>
            {t(
              'If you need laser treatment or surgery, we send you to a surgeon with your scans. Afterward, the surgeon sends us a report, and you come back to us.',
            )}
          </p>
        </Fold>
        <PageLink to="eye-care-resources" hash="#glaucoma">
          {t('More about glaucoma')}
        </PageLink>
      </>
    }
  >
    <p>
      {t('Often there are no symptoms at first.')}
      <Cite id="glaucoma-silent" />
      {t(
        ' Your risk is higher if you’re over 60, if you’re Black and over 40, or if glaucoma runs in your family.',
      )}
      <Cite id="glaucoma-risk" />
    </p>
  </ServiceSection>
);

const Diabetes = () => (
  <ServiceSection id="diabetes" tone="sand" picture={diabetesIllustration}>
    <p>
      {t('Diabetes can harm your eyes before you notice anything.')}
      <Cite id="diabetes-exam" />
      {t(
        ' So come in even if you see well. We widen your pupils with drops, look at the retina and take photos of it.',
      )}
    </p>
    <p>
      {t(
        'We send what we find to the doctor who treats your diabetes. You get a copy, too. If your retina needs treatment, we refer you to a specialist.',
      )}
    </p>
  </ServiceSection>
);

const Children = () => (
  <ServiceSection
    id="children"
    tone="sand"
    picture={kidsIllustration}
    facts={present([priceFact(uninsured, childExam)])}
  >
    {promises.childExams && (
      <p>
        {t(
          'We use lights, toys and pictures. An exam takes about an hour, with drops at the first one.',
        )}
      </p>
    )}
    <div className={layout.row}>
      <PageLink to="for-kids">{t('Kids’ eye exams: when to come')}</PageLink>
      <PageLink to="for-kids" hash="#screening">
        {t('Failed a school screening?')}
      </PageLink>
    </div>
  </ServiceSection>
);

const LowVision = () => (
  <ServiceSection id="low-vision" tone="sand" picture={lowVisionIllustration}>
    <p>{answers.lowVision}</p>
    <StateLowVisionService />
  </ServiceSection>
);

export const PageData = () => (
  <StructuredData page={page} nodes={services.map(serviceNode)} />
);
