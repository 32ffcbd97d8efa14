import { factOf, group, type Schema, yesOrNo } from './fact.ts';

const promise = (description: string) => yesOrNo(description).optional();

/**
 * What pages promise only if a practice says so. `make adopt` and `make
 * preflight` ask about each of these groups at once, because no one reads
 * thirty questions.
 */
const ofAnyPractice = {
  'A first visit': {
    examParts: promise(
      'Whether a first visit is 15 minutes of check-in (with help for small print), 15 of tests (old glasses, eye pressure, side vision), and 30 to 45 with the doctor',
    ),
    fullExam: promise(
      'Whether a full exam also checks how the eyes move and work as a pair, and the front of the eye under a microscope',
    ),
    retinalPhotos: promise(
      'Whether you photograph the back of each eye at every full exam, show people the photos, and compare them from year to year',
    ),
    unhurried: promise(
      'Whether an exam has time for questions, because no two patients get the same hour',
    ),
  },
  'After an exam': {
    largePrint: promise(
      'Whether patients get their results on one page in large print (18-point type): what you found, what to do, when to come back',
    ),
    yearlyExams: promise(
      'Whether you recommend a full exam every year, to adults too',
    ),
  },
  'Getting an appointment': {
    newPatientsDaily: promise(
      'Whether you see new patients every day you’re open',
    ),
    waitingList: promise(
      'Whether you keep a waiting list for canceled appointments',
    ),
    familyVisits: promise(
      'Whether a whole family can be examined in one afternoon',
    ),
  },
  'Appointments only': {
    appointmentOnly: promise(
      'Whether people need an appointment for everything, so that pages never tell them to walk in or stop by',
    ),
  },
  'The exam room': {
    roomForCompanion: promise(
      'Whether each exam room has a second chair and space for a stroller, a wheelchair or a service dog',
    ),
  },
  'Answering people': {
    callback: promise(
      'Whether a doctor who’s asked for calls back within one business day',
    ),
    reply: promise(
      'Whether you reply to messages from the website within one business day',
    ),
  },
  'Insurance plans': {
    otherPlans: promise('Whether you take more insurance plans than you name'),
    planChecks: promise(
      'Whether the front desk looks up a plan while the patient waits, and says before a visit what the plan should pay',
    ),
  },
  Children: {
    babyExams: promise('Whether you examine babies from 6 months on'),
    childExams: promise(
      'Whether a child’s exam takes about an hour, with drops at the first one, and goes as the page for kids says: a toy for babies, a matching game at 3, lights and pictures until they read, the board, a book and colors before kindergarten',
    ),
    childPace: promise(
      'Whether a parent stays in the room, a child who won’t cooperate comes back for a short visit, and no one holds a child down',
    ),
    schoolForms: promise(
      'Whether you fill out the school’s form after an exam, and write letters for school or camp',
    ),
  },
  Glasses: {
    opticalShop: promise(
      'Whether you have frames to choose from, for narrow, wide and small faces, for kids and adults, and help to pick and fit them',
    ),
    adjustments: promise(
      'Whether you adjust glasses without an appointment whenever you’re open, even those bought elsewhere',
    ),
    ownFrames: promise(
      'Whether you put new lenses in a frame that people already have',
    ),
  },
  Contacts: {
    contactLenses: promise(
      'Whether you fit contacts: mostly daily soft ones, with practice at your office, a week of trial contacts, a second look, and new boxes by phone',
    ),
    specialtyContactLenses: promise(
      'Whether you also fit contacts for astigmatism, for reading and for unusually shaped corneas, at higher fees than for daily soft ones',
    ),
  },
  'Eye diseases': {
    glaucomaCare: promise(
      'Whether you check for glaucoma at every full exam, with a scan of the optic nerve and a map of side vision, treat it with drops, see those patients several times a year, and work with a surgeon',
    ),
    diabeticExams: promise(
      'Whether people with diabetes get drops, photos of the retina and a report, their doctor gets the report, too, and you refer them to a specialist if needed',
    ),
  },
  Independence: {
    independent: promise(
      'Whether the practice belongs to its own doctors, not to a chain',
    ),
    reviewPolicy: promise(
      'Whether you read every review, and never pay for one or have one deleted',
    ),
  },
};

const onMyopia = {
  'Starting treatment of myopia': {
    myopiaStart: promise(
      'Whether you start treatment of myopia as the comparison says by age and situation: authorized glasses and lenses first, and six months of measuring at 13 or 14',
    ),
    myopiaDecision: promise(
      'Whether parents get the price of myopia treatment in writing, and decide at home',
    ),
  },
  'Measuring myopia': {
    eyeLength: promise(
      'Whether you measure the length of a child’s eye at every myopia visit',
    ),
    growthChart: promise(
      'Whether parents see their child’s eye on a growth chart at a myopia visit',
    ),
  },
  'Going on with treatment of myopia': {
    myopiaCheckups: promise(
      'Whether new treatments of myopia are checked early: overnight lenses after the first night, a week and a month, soft lenses after a week and a month, drops and glasses after a month',
    ),
    myopiaPolicies: promise(
      'Whether you advise against treatment of myopia if the eye isn’t growing or the child doesn’t want it, change or stop it if the eye grows as fast for two visits in a row, and end it slowly',
    ),
  },
};

/** The groups that concern a practice, by what they're about. */
export const promiseGroups = (
  treatsMyopia: boolean,
): [about: string, promises: Readonly<Record<string, Schema>>][] =>
  Object.entries({ ...ofAnyPractice, ...(treatsMyopia && onMyopia) });

type Groups = typeof ofAnyPractice & typeof onMyopia;

type NamesIn<Group> = Group extends unknown ? keyof Group : never;

type PromiseFacts = Record<
  NamesIn<Groups[keyof Groups]>,
  ReturnType<typeof promise>
>;

export const promisesSchema = group(
  'What the pages promise only if you write true',
  Object.assign(
    {},
    ...Object.values({ ...ofAnyPractice, ...onMyopia }),
  ) as PromiseFacts,
).default({});

/** Such as `You keep a waiting list for canceled appointments`. */
export const statement = (promise: Schema): string =>
  (factOf(promise).description ?? '').replace(
    /^Whether (.)/,
    (_, first: string) => first.toUpperCase(),
  );
