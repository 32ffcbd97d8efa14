/**
 * The register of claims: every medical statement that needs a source, in alphabetical order of
 * its id. Pages cite by id (`<Cite id="…" />`) and never import this file: the words of the
 * footnotes are prerendered and stay out of the pages' scripts. A percentage is printed from
 * `figures.ts`, under the id of its claim.
 */
export interface Claim {
  /** What exactly the source supports, in plain sentences; its limits too. */
  statement: string;
  source: { title: string; publisher: string; url: string };
  /** ISO date on which the source was last read against the statement. */
  checked: string;
}

export const claims = {
  'adult-exam-intervals': {
    statement:
      'For adults without trouble the American Academy of Ophthalmology advises a full exam at 40 and one every year or two from 65. With diabetes, high blood pressure or eye disease in the family it advises to come sooner and to follow the doctor’s interval.',
    source: {
      title: 'Eye Exam and Vision Testing Basics',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/eye-exams-101',
    },
    checked: '2026-11-20',
  },
  amblyopia: {
    statement:
      'Amblyopia is the most common cause of vision loss in children. Up to 3 in 100 have it. Early treatment works well.',
    source: {
      title: 'Amblyopia (Lazy Eye)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/amblyopia-lazy-eye',
    },
    checked: '2026-11-20',
  },
  amd: {
    statement:
      'Age-related macular degeneration is a leading cause of vision loss in older adults. It blurs the center of sight and does not cause complete blindness. Age, smoking and family history raise the risk. Straight lines that look wavy are a reason to see an eye doctor right away.',
    source: {
      title: 'Age-Related Macular Degeneration (AMD)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/age-related-macular-degeneration',
    },
    checked: '2026-11-20',
  },
  'amd-vitamins': {
    statement:
      'In the AREDS trials a fixed mix of vitamins and minerals slowed the step from the intermediate to the late stage of macular degeneration. It did not keep the disease from starting. The version with beta carotene raised the risk of lung cancer in people who had smoked.',
    source: {
      title: 'AREDS/AREDS2 Frequently Asked Questions',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/clinical-trials/age-related-eye-disease-studies-aredsareds2/aredsareds2-frequently-asked-questions',
    },
    checked: '2026-11-20',
  },
  'angle-closure': {
    statement:
      'Sudden intense eye pain with nausea, a red eye and blurry sight can be angle-closure glaucoma. It is an emergency.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    checked: '2026-11-20',
  },
  'chemical-splash': {
    statement:
      'After a splash, take out contact lenses and rinse with room-temperature water at once, for 15 to 20 minutes. Then call Poison Control.',
    source: {
      title: 'Splashed something in your eye?',
      publisher: 'National Capital Poison Center',
      url: 'https://www.poison.org/tips/splashed-something-in-your-eye',
    },
    checked: '2026-11-20',
  },
  'child-exam-schedule': {
    statement:
      'The American Optometric Association advises an exam at 6 to 12 months, at least one between ages 3 and 5, one before first grade and one each year after that. It adds that a screening does not give the same information as a full exam.',
    source: {
      title: 'Comprehensive Eye Exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
    },
    checked: '2026-11-20',
  },
  'contact-lens-sleep': {
    statement:
      'Sleeping in contact lenses raises the risk of a lens-related eye infection six- to eightfold.',
    source: {
      title: 'Corneal Infections Associated with Sleeping in Contact Lenses (MMWR 67:877)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/mmwr/volumes/67/wr/mm6732a2.htm',
    },
    checked: '2026-11-20',
  },
  'contact-lens-water': {
    statement:
      'Keep lenses away from water: take them out before you swim or shower. Take them out and call an eye doctor for pain, redness or blurry sight.',
    source: {
      title: 'Preventing Eye Infections When Wearing Contacts',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/contact-lenses/prevention/index.html',
    },
    checked: '2026-11-20',
  },
  'convergence-insufficiency': {
    statement:
      'In convergence insufficiency the eyes do not turn in together for near things, so words can look blurry or double. Practice with a therapist can treat it.',
    source: {
      title: 'Convergence Insufficiency',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/convergence-insufficiency',
    },
    checked: '2026-11-20',
  },
  'diabetes-exam': {
    statement:
      'Diabetic eye disease often has no symptoms at first. People with diabetes need a dilated eye exam at least once a year.',
    source: {
      title: 'Diabetic Retinopathy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/diabetic-retinopathy',
    },
    checked: '2026-11-20',
  },
  'dilation-blur-hours': {
    statement:
      'For a few hours after a dilated eye exam vision may be blurry and the eyes sensitive to light. Sunglasses help, and the institute advises to have somebody drive you home.',
    source: {
      title: 'Get a Dilated Eye Exam',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/healthy-vision/get-dilated-eye-exam',
    },
    checked: '2026-11-20',
  },
  'dry-eye': {
    statement:
      'Nearly 16 million Americans have dry eye. It is more common in women, over 50 and in people who wear contact lenses. Smoke, wind, air conditioning and long hours at a screen make it worse.',
    source: {
      title: 'Dry Eye',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/dry-eye',
    },
    checked: '2026-11-20',
  },
  'exam-parts': {
    statement:
      'A full eye exam goes through your medical history, sharpness of sight, pupils, side vision, eye movement, the lenses you need, eye pressure, the front of the eye, and the retina and optic nerve, often behind widened pupils.',
    source: {
      title: 'Eye Exam and Vision Testing Basics',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/eye-exams-101',
    },
    checked: '2026-11-20',
  },
  'eye-cut': {
    statement:
      'After a cut or with something stuck in the eye: do not rinse, rub, press or pull anything out. Shield the eye and get medical help at once.',
    source: {
      title: 'Recognizing and Treating Eye Injuries',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries',
    },
    checked: '2026-11-20',
  },
  'eye-disease-without-warning': {
    statement:
      'Many eye diseases have no symptoms or warning signs at first. A dilated exam can find them early, when they are easier to treat.',
    source: {
      title: 'Get a Dilated Eye Exam',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/healthy-vision/get-dilated-eye-exam',
    },
    checked: '2026-11-20',
  },
  'eye-habits': {
    statement:
      'Dark leafy greens and fish, not smoking, knowing the eye diseases in the family and protective eyewear are among the habits advised for healthy eyes. Smoking raises the risk of macular degeneration and cataract.',
    source: {
      title: 'Keep Your Eyes Healthy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/healthy-vision/how-eyes-work/keep-your-eyes-healthy',
    },
    checked: '2026-11-20',
  },
  'eyeglass-prescription-rule': {
    statement:
      'After an exam for glasses the prescriber has to hand over the prescription whether or not you ask, without an extra fee, and you may fill it anywhere.',
    source: {
      title: 'FTC warns eye care prescribers: Follow the law or else',
      publisher: 'Federal Trade Commission',
      url: 'https://consumer.ftc.gov/consumer-alerts/2020/12/ftc-warns-eye-care-prescribers-follow-law-or-else',
    },
    checked: '2026-11-20',
  },
  'glaucoma-risk': {
    statement:
      'The risk of glaucoma is higher over 60, over 40 for Black people, and with glaucoma in the family.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    checked: '2026-11-20',
  },
  'glaucoma-silent': {
    statement:
      'Glaucoma has no symptoms at first: half of the people who have it do not know. There is no cure, but early treatment can often stop the damage.',
    source: {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/glaucoma',
    },
    checked: '2026-11-20',
  },
  'infant-warning-signs': {
    statement:
      'A white pupil, an eye that turns all the time, extreme sensitivity to light, red or crusted lids and constant tearing are signs to have a baby’s eyes looked at.',
    source: {
      title: 'Infant Vision: Birth to 24 Months of Age',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/eye-health-for-life/infant-vision',
    },
    checked: '2026-11-20',
  },
  'medicare-glaucoma-screening': {
    statement:
      'Part B covers a glaucoma screening once every 12 months for people at high risk: with diabetes, with glaucoma in the family, African American and 50 or older, or Hispanic and 65 or older. The deductible and a share of the cost remain with the patient.',
    source: {
      title: 'Glaucoma screenings',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/glaucoma-screenings',
    },
    checked: '2026-11-20',
  },
  'medicare-routine-exam': {
    statement: 'Original Medicare does not pay for routine exams for glasses or contact lenses.',
    source: {
      title: 'Eye exams (routine)',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/eye-exams-routine',
    },
    checked: '2026-11-20',
  },
  'myopia-start': {
    statement:
      'Nearsightedness usually starts in childhood and can grow until about age 20. It makes far things blurry and runs in families.',
    source: {
      title: 'Nearsightedness (Myopia)',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/nearsightedness-myopia',
    },
    checked: '2026-11-20',
  },
  'overnight-lenses-slowing': {
    statement:
      'Overnight lenses (orthokeratology) slowed the growth of the eye by about half in controlled studies of children.',
    source: {
      title: 'Interventions for myopia control in children: a living systematic review',
      publisher: 'Cochrane Database of Systematic Reviews',
      url: 'https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD014758.pub2/full',
    },
    checked: '2026-11-20',
  },
  'retinal-detachment': {
    statement:
      'Many new floaters, flashes of light, or a dark shadow or curtain over part of your sight can mean a detached retina. It is an emergency.',
    source: {
      title: 'Retinal Detachment',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/eye-conditions-and-diseases/retinal-detachment',
    },
    checked: '2026-11-20',
  },
  'screen-breaks': {
    statement:
      'We blink less at a screen, which dries and tires the eyes. The Academy suggests looking 20 feet away for 20 seconds every 20 minutes. This is advice for comfort; the exact numbers are a rule of thumb.',
    source: {
      title: 'Computers, Digital Devices and Eye Strain',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/computer-usage',
    },
    checked: '2026-11-20',
  },
  'screening-limits': {
    statement:
      'Children and adults who pass a vision screening can still have an eye health or vision problem. A screening does not replace a comprehensive exam.',
    source: {
      title: 'Comprehensive eye exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/healthy-eyes/caring-for-your-eyes/eye-exams',
    },
    checked: '2026-11-20',
  },
  'sports-eyewear': {
    statement:
      'For sports with a risk to the eyes the Academy advises sports eyewear with polycarbonate lenses. Everyday glasses and contact lenses do not protect enough.',
    source: {
      title: 'Sports Eye Safety',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://www.aao.org/eye-health/tips-prevention/injuries-sports',
    },
    checked: '2026-11-20',
  },
  'stroke-sight': {
    statement:
      'Sudden trouble seeing in one or both eyes, a drooping face, weakness on one side or trouble speaking can be signs of a stroke: call 911.',
    source: {
      title: 'Signs and Symptoms of Stroke',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/stroke/signs-symptoms/index.html',
    },
    checked: '2026-11-20',
  },
  'sunglasses-uv': {
    statement: 'Sunglasses should block 99 to 100 percent of both UVA and UVB light.',
    source: {
      title: 'Keep Your Eyes Healthy',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/eye-health-information/healthy-vision/how-eyes-work/keep-your-eyes-healthy',
    },
    checked: '2026-11-20',
  },
  'yearly-exam': {
    statement:
      'The American Optometric Association’s 2023 guideline stresses yearly exams in person for adults. Its intervals for healthy younger adults rest on expert consensus.',
    source: {
      title: 'Updated Clinical Guideline Reinforces Importance of Annual Eye Exams',
      publisher: 'American Optometric Association',
      url: 'https://www.aoa.org/about-the-aoa/press-room/press-releases/updated-clinical-guideline-reinforces-importance-of-annual-eye-exams-comprehensive-eye-care-with-doctors-of-optometry',
    },
    checked: '2026-11-20',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
