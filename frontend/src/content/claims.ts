interface Source {
  title: string;
  publisher: string;
  url: string;
}

/**
 * All claims: every medical statement that needs a source, in alphabetical order of
 * its id. Pages cite by id (`<Cite id="…" />`) and never import this file: the footnotes
 * are prerendered and stay out of the pages' scripts. A percentage is printed from
 * `percentages.ts`, under the id of its claim. Sources are primary: the study, the agency or the
 * organization itself, not a report about it.
 */
export interface Claim {
  /** Exactly what the source supports, with its limits, in plain sentences. */
  statement: string;
  source: Source;
  /** ISO date when the claim was added, based on what others quote from the source. */
  noted: string;
  /**
   * ISO date when someone found the statement in the source itself: at its URL, or in a
   * copy of that page or of the study's abstract.
   */
  checked?: string;
}

/** Publishers and pages that support several claims. */
const publisher =
  (name: string, site: string) =>
  (title: string, path: string): Source => ({ title, publisher: name, url: `${site}${path}` });
const nei = publisher('National Eye Institute', 'https://www.nei.nih.gov/');
const aao = publisher('American Academy of Ophthalmology', 'https://www.aao.org/');
const aoa = publisher('American Optometric Association', 'https://www.aoa.org/');
const eyeExamBasics = aao(
  'Eye Exam and Vision Testing Basics',
  'eye-health/tips-prevention/eye-exams-101',
);
const aboutGlaucoma = nei(
  'Glaucoma',
  'eye-health-information/eye-conditions-and-diseases/glaucoma',
);
const lampFirstYear: Source = {
  title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study',
  publisher: 'Ophthalmology',
  url: 'https://pubmed.ncbi.nlm.nih.gov/30514630/',
};
const dilatedExam = nei(
  'Get a Dilated Eye Exam',
  'learn-about-eye-health/healthy-vision/get-dilated-eye-exam',
);
const healthyEyes = nei(
  'Keep Your Eyes Healthy',
  'eye-health-information/healthy-vision/how-eyes-work/keep-your-eyes-healthy',
);

export const claims = {
  'adult-exam-intervals': {
    statement:
      'Adults with healthy eyes should get a full exam at 40, and every one to two years from 65. With diabetes, high blood pressure or eye disease in the family, come sooner, and as often as your doctor says.',
    source: eyeExamBasics,
    noted: '2026-11-20',
  },
  'aging-eye': {
    statement:
      'With age, the lens gets less flexible, so it’s harder to focus up close. It can also turn cloudy. The gel inside the eye shrinks, and you may see floaters.',
    source: {
      title: 'Aging changes in the senses',
      publisher: 'MedlinePlus, National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/004013.htm',
    },
    noted: '2026-11-21',
  },
  amblyopia: {
    statement:
      'Amblyopia (lazy eye) is the most common cause of vision loss in kids. Up to 3 in 100 have it. Early treatment works well.',
    source: nei(
      'Amblyopia (Lazy Eye)',
      'eye-health-information/eye-conditions-and-diseases/amblyopia-lazy-eye',
    ),
    noted: '2026-11-20',
  },
  amd: {
    statement:
      'Age-related macular degeneration is a leading cause of vision loss in older adults. It blurs your central vision but doesn’t cause complete blindness. Age, smoking and family history raise the risk. If straight lines look wavy, see an eye doctor right away.',
    source: nei(
      'Age-Related Macular Degeneration (AMD)',
      'eye-health-information/eye-conditions-and-diseases/age-related-macular-degeneration',
    ),
    noted: '2026-11-20',
  },
  'amd-vitamins': {
    statement:
      'In the AREDS trials, a set mix of vitamins and minerals slowed the step from intermediate to late macular degeneration. It didn’t keep the disease from starting. The version with beta carotene raised the risk of lung cancer in people who had smoked.',
    source: nei(
      'AREDS/AREDS2 Frequently Asked Questions',
      'eye-health-information/clinical-trials/age-related-eye-disease-studies-aredsareds2/aredsareds2-frequently-asked-questions',
    ),
    noted: '2026-11-20',
  },
  'angle-closure': {
    statement:
      'Sudden, intense eye pain with nausea, a red eye and blurry vision can be angle-closure glaucoma. It’s an emergency.',
    source: aboutGlaucoma,
    noted: '2026-11-20',
  },
  anisocoria: {
    statement:
      'Up to 1 in 5 healthy people have pupils that differ slightly in size. A new difference can be a sign of a very serious condition. After an eye or head injury, get medical help immediately.',
    source: {
      title: 'Anisocoria',
      publisher: 'MedlinePlus, National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/003314.htm',
    },
    noted: '2026-11-21',
  },
  'atropine-compounded': {
    statement:
      'Low-dose atropine drops are mixed by a compounding pharmacy. Compounded drugs aren’t FDA-approved: the FDA doesn’t check how safe they are or how well they work.',
    source: {
      title: 'Compounding and the FDA: Questions and Answers',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.fda.gov/drugs/human-drug-compounding/compounding-and-fda-questions-and-answers',
    },
    noted: '2026-11-21',
  },
  'atropine-growth': {
    statement:
      'In the second year of the LAMP study in Hong Kong, there was no placebo group. Over two years, eyes grew 0.39 mm with 0.05% drops, 0.50 mm with 0.025% and 0.59 mm with 0.01%.',
    source: {
      title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study, Two-Year Trial',
      publisher: 'Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/32019700/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'atropine-label': {
    statement:
      'The FDA has approved 1% atropine drops to widen the pupil, relax focus and treat lazy eye. Slowing myopia isn’t on the label.',
    source: {
      title: 'Atropine Sulfate Ophthalmic Solution, 1%',
      publisher: 'DailyMed, National Library of Medicine',
      url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=aeab333c-3cdb-45c0-9e22-949624d69fbc',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'atropine-second-trial': {
    statement:
      'The CHAMP trial lasted three years. Eyes grew 0.68 mm with 0.01% drops and 0.81 mm with placebo. The 0.02% drops missed the trial’s main goal.',
    source: {
      title: '0.01% and 0.02% Atropine for Pediatric Myopia Progression Over 3 Years',
      publisher: 'JAMA Ophthalmology',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10236322/',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'atropine-side-effects': {
    statement:
      'The stronger the drop, the wider the pupil and the weaker the focus up close. In the LAMP study, 0.05% drops widened pupils by about 1 mm in bright light.',
    source: lampFirstYear,
    noted: '2026-11-20',
  },
  'atropine-slowing': {
    statement:
      'The LAMP study followed 438 children in Hong Kong for one year. With 0.05% drops, eyes grew 0.20 mm instead of 0.41 mm, about half as much. Prescriptions rose about two-thirds less. With 0.01% drops, eyes grew only about an eighth less.',
    source: lampFirstYear,
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'atropine-spread': {
    statement:
      'This is the first year of the LAMP study in Hong Kong. It had 438 children ages 4 to 12 with at least 1 diopter of myopia. Eyes grew 0.20 mm (SD 0.25) with 0.05% drops and 0.41 mm (SD 0.22) with placebo. Prescriptions changed by −0.27 D (SD 0.61) and −0.81 D (SD 0.53).',
    source: {
      title: 'Low-Concentration Atropine for Myopia Progression (LAMP) Study',
      publisher: 'Ophthalmology',
      url: 'https://doi.org/10.1016/j.ophtha.2018.05.029',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'atropine-swallowed': {
    statement:
      'If someone may be poisoned, call Poison Help (Poison Control) right away. Don’t wait for signs. If they’re unconscious or have trouble breathing, call 911.',
    source: {
      title: 'Poison Help',
      publisher: 'Health Resources and Services Administration',
      url: 'https://poisonhelp.hrsa.gov/',
    },
    noted: '2026-11-21',
  },
  'atropine-us-trial': {
    statement:
      'A two-year trial followed 187 US children. Drops with 0.01% atropine did no better than placebo, for the prescription or for eye growth.',
    source: {
      title: 'Low-Dose 0.01% Atropine Eye Drops vs Placebo for Myopia Control',
      publisher: 'JAMA Ophthalmology',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10346510/',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'blur-disc': {
    statement:
      'A point that’s out of focus is smeared to a disc. By the usual formula, its width as an angle is the width of the pupil times the defocus in diopters.',
    source: {
      title: 'Simulating refractive errors: source and observer methods',
      publisher: 'American Journal of Optometry and Physiological Optics',
      url: 'https://pubmed.ncbi.nlm.nih.gov/3985114/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'cataract-view': {
    statement:
      'A cataract clouds the lens of the eye, like a window that’s frosted or yellowed. Things look blurry, hazy or less colorful. Most cataracts from age come on slowly.',
    source: aao('Cataract Vision Simulator', 'eye-health/diseases/cataract-vision-simulator'),
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'chemical-rinse': {
    statement:
      'Rinse a chemical out of the open eye with plenty of clean water that isn’t hot, for at least 20 minutes. Don’t rub. Go to the emergency room for a strong chemical, an object in the eye, a hard hit, or a change in vision after an injury.',
    source: {
      title: 'Eye injuries',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/conditions/eye-injuries/',
    },
    noted: '2026-11-20',
  },
  'chemical-splash': {
    statement:
      'After a splash, take out contacts and rinse with room-temperature water right away, for 15 to 20 minutes. Then call Poison Control.',
    source: {
      title: 'Splashed something in your eye?',
      publisher: 'National Capital Poison Center',
      url: 'https://www.poison.org/tips/splashed-something-in-your-eye',
    },
    noted: '2026-11-20',
  },
  'child-exam-schedule': {
    statement:
      'The first exam is at 6 to 12 months. After that, at least one between ages 3 and 5, one before first grade, and one every year.',
    source: aoa('Comprehensive Eye Exams', 'healthy-eyes/caring-for-your-eyes/eye-exams'),
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'color-vision': {
    statement:
      'With a color vision deficiency, some colors can’t be told apart. Lessons use color more and more, so children should be tested.',
    source: {
      title: 'Importance of colour vision testing in school based eye health examination',
      publisher: 'Community Eye Health Journal',
      url: 'https://www.cehjournal.org/article/importance-of-colour-vision-testing-in-school-based-eye-health-examination/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'contact-lens-prescription': {
    statement:
      'After a contact lens fitting, you get the prescription even if you don’t ask. Sellers need a valid one. It lasts at least a year, unless your doctor sets an earlier date for the health of your eyes. State law can make it longer.',
    source: {
      title: 'Contact Lens Rule (16 CFR Part 315)',
      publisher: 'Federal Trade Commission',
      url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-315',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'contact-lens-sleep': {
    statement:
      'Sleeping in contact lenses raises the risk of a lens-related eye infection six to eight times.',
    source: {
      title: 'Corneal Infections Associated with Sleeping in Contact Lenses (MMWR 67:877)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/mmwr/volumes/67/wr/mm6732a2.htm',
    },
    noted: '2026-11-20',
  },
  'contact-lens-water': {
    statement:
      'Keep contact lenses away from water. Take them out before you swim or shower. If you have pain, redness or blurry vision, take them out and call an eye doctor.',
    source: {
      title: 'Preventing Eye Infections When Wearing Contacts',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/contact-lenses/prevention/index.html',
    },
    noted: '2026-11-20',
  },
  'convergence-insufficiency': {
    statement:
      'In convergence insufficiency, the eyes don’t turn in together to look at near things. Words can look blurry or double. Exercises with a therapist can treat it.',
    source: nei(
      'Convergence Insufficiency',
      'eye-health-information/eye-conditions-and-diseases/convergence-insufficiency',
    ),
    noted: '2026-11-20',
  },
  'cycloplegia-recovery': {
    statement:
      'After cyclopentolate drops, the eye usually needs 6 to 24 hours to focus up close again. In some people, the pupils stay wide for several days.',
    source: {
      title: 'Cyclogyl (Cyclopentolate Ophthalmic Solution)',
      publisher: 'DailyMed, National Library of Medicine',
      url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=1d008c76-7210-4ace-90fa-7cd22762e12e',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'diabetes-exam': {
    statement:
      'Diabetic eye disease often has no symptoms at first. Later, blood vessels in the eye can bleed. You may see floating spots or streaks, and your vision can get blurry. People with diabetes need a dilated eye exam at least once a year.',
    source: nei(
      'Diabetic Retinopathy',
      'eye-health-information/eye-conditions-and-diseases/diabetic-retinopathy',
    ),
    noted: '2026-11-20',
  },
  'dilation-blur-hours': {
    statement:
      'For a few hours after a dilated exam, vision can be blurry and eyes are sensitive to light. Sunglasses help. Have someone drive you home.',
    source: dilatedExam,
    noted: '2026-11-20',
  },
  'double-vision': {
    statement:
      'Sudden double vision needs medical help the same day. With a head injury, a bad headache or a large pupil, call an ambulance. Stroke checklists (BE FAST) say to call one for double vision alone. We follow those, to be safe.',
    source: {
      title: 'Double vision',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/symptoms/double-vision/',
    },
    noted: '2026-11-20',
  },
  'dry-eye': {
    statement:
      'Nearly 16 million Americans have dry eye. It’s more common in women, after 50, and in people who wear contacts. Smoke, wind, air conditioning and long hours at a screen make it worse.',
    source: nei('Dry Eye', 'eye-health-information/eye-conditions-and-diseases/dry-eye'),
    noted: '2026-11-20',
  },
  'exam-parts': {
    statement:
      'A full eye exam covers your health history, how sharply you see, your pupils, side vision and eye movement. It also covers your prescription, eye pressure, the front of the eye, the retina and the optic nerve. Your pupils are often dilated for it.',
    source: eyeExamBasics,
    noted: '2026-11-20',
  },
  'eye-cut': {
    statement:
      'If the eye is cut or something is stuck in it, don’t rinse, rub or press, and don’t pull anything out. Shield the eye and get medical help right away. Even a light blow can injure the eye.',
    source: aao('Recognizing and Treating Eye Injuries', 'eye-health/tips-prevention/injuries'),
    noted: '2026-11-20',
  },
  'eye-difference': {
    statement:
      'This US study looked at 4,040 children ages 3 to 5. A lazy eye meant that one eye saw at least two lines less than the other. Children whose eyes differed in prescription had one more often, and saw depth less well.',
    source: {
      title: 'Associations of anisometropia with unilateral amblyopia',
      publisher: 'Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/23174398/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'eye-disease-without-warning': {
    statement:
      'Many eye diseases have no symptoms or warning signs at first. A dilated exam can find them early, when they’re easier to treat.',
    source: dilatedExam,
    noted: '2026-11-20',
  },
  'eye-habits': {
    statement:
      'Good habits for your eyes: eat dark leafy greens and fish, don’t smoke, know your family’s eye history and wear protective eyewear. Smoking raises the risk of macular degeneration and cataracts.',
    source: healthyEyes,
    noted: '2026-11-20',
  },
  'eye-infection-after-surgery': {
    statement:
      'After eye surgery or an injection, look out for redness, pain, sensitivity to light or worse vision. It can be an infection inside the eye. Go to an emergency department immediately. The earlier it’s treated, the better the recovery.',
    source: {
      title: 'Endophthalmitis',
      publisher: 'Moorfields Eye Hospital NHS Foundation Trust',
      url: 'https://www.moorfields.nhs.uk/ae/patient-guides/endophthalmitis',
    },
    noted: '2026-11-27',
    checked: '2026-11-27',
  },
  'eye-parts': {
    statement:
      'The cornea bends light to help the eye focus. The iris sets how much light the pupil lets in. The lens works with the cornea to focus light on the retina, which turns it into signals. The macula gives you central vision. The optic nerve carries the signals to the brain. A clear gel fills the eye.',
    source: nei('How the Eyes Work', 'learn-about-eye-health/healthy-vision/how-eyes-work'),
    noted: '2026-11-21',
  },
  'eyeglass-prescription-rule': {
    statement:
      'After an exam for glasses, the eye doctor has to give you your prescription, whether you ask or not. There’s no extra fee, and you can fill it anywhere.',
    source: {
      title: 'FTC warns eye care prescribers: Follow the law or else',
      publisher: 'Federal Trade Commission',
      url: 'https://consumer.ftc.gov/consumer-alerts/2020/12/ftc-warns-eye-care-prescribers-follow-law-or-else',
    },
    noted: '2026-11-20',
  },
  'farsighted-near': {
    statement:
      'Farsightedness is having a harder time seeing things up close than far away. Children can often make up for a moderate amount.',
    source: {
      title: 'Farsightedness',
      publisher: 'MedlinePlus, National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/001020.htm',
    },
    noted: '2026-11-27',
  },
  'fsa-hsa-eye-care': {
    statement:
      'Eye exams count as medical expenses. So do glasses and contacts that you need for medical reasons. Money from an FSA or HSA can pay for them.',
    source: {
      title: 'Publication 502, Medical and Dental Expenses',
      publisher: 'Internal Revenue Service',
      url: 'https://www.irs.gov/publications/p502',
    },
    noted: '2026-11-21',
  },
  'giant-cell-arteritis': {
    statement:
      'A sudden headache, jaw pain when you chew or talk, and problems with vision can be giant cell arteritis. It usually affects people over 50. Without urgent treatment with steroids, it can lead to lasting loss of sight.',
    source: {
      title: 'Giant cell arteritis (temporal arteritis)',
      publisher: 'nidirect, government of Northern Ireland',
      url: 'https://www.nidirect.gov.uk/conditions/giant-cell-arteritis',
    },
    noted: '2026-11-27',
    checked: '2026-11-27',
  },
  'glasses-authorized': {
    statement:
      'On September 25, 2025, the FDA authorized the first glasses that slow myopia, Essilor Stellest, for children who start at ages 6 to 12. In the maker’s two-year study, myopia got worse 71% more slowly than with regular glasses, and eyes grew 53% less. No side effect was serious. Some children noticed blur and halos.',
    source: {
      title: 'First Eyeglass Lenses to Slow Progression of Pediatric Myopia',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.fda.gov/news-events/press-announcements/fda-authorizes-marketing-first-eyeglass-lenses-slow-progression-pediatric-myopia',
    },
    noted: '2026-11-21',
  },
  'glaucoma-risk': {
    statement:
      'The risk of glaucoma is higher after 60, after 40 for Black people, and when glaucoma runs in the family.',
    source: aboutGlaucoma,
    noted: '2026-11-20',
  },
  'glaucoma-silent': {
    statement:
      'Glaucoma has no symptoms at first. Half of the people who have it don’t know. There’s no cure, but early treatment can often stop the damage.',
    source: aboutGlaucoma,
    noted: '2026-11-20',
  },
  'glaucoma-view': {
    statement:
      'In a study of 50 people with glaucoma, none picked a picture with a black tunnel or black patches as what they see. Thirteen noticed no loss at all. People with very advanced glaucoma weren’t included.',
    source: {
      title: 'How does glaucoma look? Patient perception of visual field loss',
      publisher: 'Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/23415421/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'good-faith-estimate': {
    statement:
      'If you don’t have insurance, or don’t use it, you can ask for a good-faith estimate. You get it in writing within three business days. If you book at least three business days ahead, you get one without asking.',
    source: {
      title: 'Good faith estimates of expected charges (45 CFR 149.610)',
      publisher: 'Code of Federal Regulations',
      url: 'https://www.ecfr.gov/current/title-45/section-149.610',
    },
    noted: '2026-11-21',
  },
  'infant-warning-signs': {
    statement:
      'Have a baby’s eyes checked if a pupil is white, an eye is always turned or light bothers them a lot. Red or crusty lids and constant tearing are signs too.',
    source: aoa(
      'Infant Vision: Birth to 24 Months of Age',
      'healthy-eyes/eye-health-for-life/infant-vision',
    ),
    noted: '2026-11-20',
  },
  'medicaid-children': {
    statement:
      'In every state, Medicaid has to cover eye care for people under 21. That includes finding and treating vision problems, and glasses. For adults, it’s up to the state.',
    source: {
      title:
        'Definitions, early and periodic screening, diagnostic, and treatment services (42 U.S.C. 1396d(r))',
      publisher: 'United States Code',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396d',
    },
    noted: '2026-11-21',
  },
  'medicare-glaucoma-screening': {
    statement:
      'Part B covers a glaucoma screening once every 12 months for people at high risk. That means diabetes, glaucoma in the family, African American and 50 or older, or Hispanic and 65 or older. You pay the deductible and part of the cost.',
    source: {
      title: 'Glaucoma screenings',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/glaucoma-screenings',
    },
    noted: '2026-11-20',
  },
  'medicare-routine-exam': {
    statement: 'Original Medicare doesn’t pay for routine exams for glasses or contacts.',
    source: {
      title: 'Eye exams (routine)',
      publisher: 'Medicare.gov',
      url: 'https://www.medicare.gov/coverage/eye-exams-routine',
    },
    noted: '2026-11-20',
  },
  'myopia-calculator': {
    statement:
      'A calculator for the growth of myopia was compared with measurements of children in Hong Kong without treatment. Of those ages 7 to 13, 36% stayed within its 95% range. The others got less or more nearsighted than it said.',
    source: {
      title: 'Comparison between estimated and measured myopia progression in Hong Kong children',
      publisher: 'Ophthalmic and Physiological Optics',
      url: 'https://doi.org/10.1111/opo.12895',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'myopia-complications': {
    statement:
      'This review of studies up to 2019 compared nearsighted eyes with others. For macular damage in high myopia the numbers are rough: 845 could be anything from 230 to 3,104.',
    source: {
      title: 'The Complications of Myopia: A Review and Meta-Analysis',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7401976',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'myopia-diopter': {
    statement:
      'This estimate comes from five studies with 21,000 people. One diopter less should cut the risk of myopic maculopathy by 40%. No trial has followed treated children into old age. The authors have ties to lens makers.',
    source: {
      title: 'Myopia Control: Why Each Diopter Matters',
      publisher: 'Optometry and Vision Science',
      url: 'https://journals.lww.com/optvissci/Abstract/2019/06000/Myopia_Control__Why_Each_Diopter_Matters.11.aspx',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'myopia-early-onset': {
    statement:
      'In a study of 928 children in Singapore, those who became nearsighted younger were more nearsighted at 11. The age when it started predicted high myopia better than anything else.',
    source: {
      title: 'Age of onset of myopia predicts risk of high myopia in later childhood',
      publisher: 'Ophthalmic and Physiological Optics',
      url: 'https://doi.org/10.1111/opo.12305',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'myopia-eye-length': {
    statement:
      'Optometrists should measure a nearsighted child’s prescription and, where they can, the length of the eye.',
    source: {
      title: 'The Standard of Care for Myopia Management by Optometrists',
      publisher: 'World Council of Optometry',
      url: 'https://myopia.worldcouncilofoptometry.info/standard-of-care/',
    },
    noted: '2026-11-20',
  },
  'myopia-glasses-growth': {
    statement:
      'A two-year trial in China tested this kind of lens. In 104 children, eyes grew 0.34 mm with it and 0.69 mm with regular glasses. Wearing it at least 12 hours every day worked best. Some authors work for the maker.',
    source: {
      title: 'Spectacle Lenses With Aspherical Lenslets for Myopia Control',
      publisher: 'JAMA Ophthalmology',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8972151/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'myopia-glasses-label': {
    statement:
      'These glasses are for children with healthy eyes who start at ages 6 to 12. The prescription is −0.75 to −4.50, with 1.50 or less of astigmatism.',
    source: {
      title: 'De Novo DEN250016: Essilor Stellest',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpmn/denovo.cfm?id=DEN250016',
    },
    noted: '2026-11-21',
  },
  'myopia-glasses-spread': {
    statement:
      'In a two-year trial in China, 104 children ages 8 to 13 finished, with −0.75 to −4.75 D. Eyes grew 0.34 mm with these lenses and 0.69 mm (SD 0.26) with regular glasses. Prescriptions changed by −0.66 D and −1.46 D (SD 0.60).',
    source: {
      title: 'Myopia control with spectacle lenses with aspherical lenslets: two-year results',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://iovs.arvojournals.org/article.aspx?articleid=2775676',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'myopia-growth-by-age': {
    statement:
      'A clinic in Hong Kong measured nearsighted children in glasses. At ages 3 to 5, half of the eyes grew at least 0.40 mm a year. At 6 to 8, it was 0.30 mm. At 9 to 10, it was 0.20 mm. At 11 to 13, it was 0.10 mm. At 14 to 17, half grew less than 0.10 mm.',
    source: {
      title:
        'Axial elongation among Hong Kong myopic children and adolescents wearing single vision spectacles',
      publisher: 'Scientific Reports',
      url: 'https://doi.org/10.1038/s41598-025-99954-1',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'myopia-millimeters': {
    statement:
      'In nearsighted children in China, a millimeter of growth went with 2.06 diopters at age 6 and with 2.59 diopters at 16.',
    source: {
      title: 'Changes in spherical equivalent and axial length in children and adolescents',
      publisher: 'Ophthalmic and Physiological Optics',
      url: 'https://pubmed.ncbi.nlm.nih.gov/35766199/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'myopia-parents': {
    statement:
      'In 16 studies with 31,677 people, one nearsighted parent made the odds of myopia 1.5 to 2 times as high. Two made them 2 to 3 times as high.',
    source: {
      title: 'Association between parental myopia and the risk of myopia in a child',
      publisher: 'Experimental and Therapeutic Medicine',
      url: 'https://www.spandidos-publications.com/10.3892/etm.2015.2415',
    },
    noted: '2026-11-20',
  },
  'myopia-percentages': {
    statement:
      'Percentages can mislead, and treatment works less well over time. Weaker glasses probably don’t slow myopia. Handheld screens aren’t proven to cause it. Time outdoors may help nearsighted kids too. Some authors have ties to lens makers.',
    source: {
      title: 'Commonly Held Beliefs About Myopia: 2025 Update',
      publisher: 'Eye & Contact Lens',
      url: 'https://doi.org/10.1097/ICL.0000000000001191',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'myopia-signs': {
    statement:
      'Signs in kids include squinting at a distance, sitting too close to the TV, moving up in class, rubbing the eyes and blinking a lot.',
    source: {
      title: 'Symptoms of Myopia',
      publisher: 'Northwestern Medicine',
      url: 'https://www.nm.org/conditions-and-care-areas/ophthalmology/myopia/symptoms',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'myopia-start': {
    statement:
      'Nearsightedness usually starts in childhood and can get worse until about age 20. It makes distant things blurry and runs in families.',
    source: nei(
      'Nearsightedness (Myopia)',
      'eye-health-information/eye-conditions-and-diseases/nearsightedness-myopia',
    ),
    noted: '2026-11-20',
  },
  'myopia-stops': {
    statement:
      'In a US study, 469 nearsighted children were followed for years. About half had stopped getting worse by 15, three-quarters by 18 and nine in ten by 21.',
    source: {
      title: 'Myopia Stabilization in the Correction of Myopia Evaluation Trial (COMET)',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://iovs.arvojournals.org/article.aspx?articleid=2127503',
    },
    noted: '2026-11-21',
  },
  'orbital-cellulitis': {
    statement:
      'Swelling of the eyelid with a fever can be an infection of the tissues around the eye. It’s a medical emergency, gets worse quickly and can lead to blindness.',
    source: {
      title: 'Orbital cellulitis',
      publisher: 'MedlinePlus, National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/001012.htm',
    },
    noted: '2026-11-27',
  },
  'outdoor-time': {
    statement:
      'Kids should spend one to two hours outdoors every day. It lowers their risk of becoming nearsighted.',
    source: {
      title: 'Myopia: Causes, Prevention, and Treatment (2024)',
      publisher: 'National Academies',
      url: 'https://doi.org/10.17226/27734',
    },
    noted: '2026-11-21',
  },
  'overnight-lenses-growth': {
    statement:
      'In the ROMIO trial in Hong Kong, 78 children ages 6 to 10 finished two years. Eyes grew 0.36 mm with overnight lenses and 0.63 mm with regular glasses. Five children stopped because of side effects.',
    source: {
      title: 'Retardation of Myopia in Orthokeratology (ROMIO) Study',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://pubmed.ncbi.nlm.nih.gov/22969068/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'overnight-lenses-infection': {
    statement:
      'A US study of 1,317 people in overnight lenses, half of them children, found two infections of the cornea. Both were in children. That’s about 14 a year in 10,000 children (between 2 and 50). Neither child lost vision.',
    source: {
      title: 'The risk of microbial keratitis with overnight corneal reshaping lenses',
      publisher: 'Optometry and Vision Science',
      url: 'https://pubmed.ncbi.nlm.nih.gov/23892491/',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'overnight-lenses-label': {
    statement:
      'In June 2002 the FDA approved the first overnight lens, Paragon CRT, to temporarily reduce up to 6 diopters of myopia. Slowing myopia isn’t part of that.',
    source: {
      title: 'Premarket Approval P870024/S043',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P870024S043',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-slowing': {
    statement:
      'This review looked at 13 studies. Over two years, overnight lenses slowed eye growth by about half: 0.3 instead of 0.6 mm. Only three of the studies were randomized, and most children in them were Asian.',
    source: {
      title: 'Use of Orthokeratology for the Prevention of Myopic Progression in Children',
      publisher: 'American Academy of Ophthalmology',
      url: 'https://doi.org/10.1016/j.ophtha.2018.11.026',
    },
    noted: '2026-11-20',
  },
  'overnight-lenses-spread': {
    statement:
      'In the ROMIO trial in Hong Kong, 78 children ages 6 to 10 with −0.50 to −4.00 D finished two years. Eyes grew 0.36 mm (SD 0.24) with overnight lenses and 0.63 mm (SD 0.26) with regular glasses. Growth depended on age, not on the prescription.',
    source: {
      title: 'Retardation of Myopia in Orthokeratology (ROMIO) Study',
      publisher: 'Investigative Ophthalmology & Visual Science',
      url: 'https://doi.org/10.1167/iovs.12-10565',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'overnight-lenses-stopping': {
    statement:
      'A 2024 review covered 45 papers. When children stopped wearing overnight lenses, their eyes grew faster than the eyes of children who kept going. Side effects were more common than with regular contacts. The quality of the studies varied.',
    source: {
      title: 'Benefits and risks of orthokeratology treatment',
      publisher: 'International Ophthalmology',
      url: 'https://doi.org/10.1007/s10792-024-03175-w',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'records-access': {
    statement:
      'A health care provider must act on your request for records within 30 days. One extension of up to 30 days is allowed, with the reason in writing. A fee can cover only the cost of the copy.',
    source: {
      title: 'Access of individuals to protected health information (45 CFR 164.524)',
      publisher: 'Code of Federal Regulations',
      url: 'https://www.ecfr.gov/current/title-45/section-164.524',
    },
    noted: '2026-11-21',
  },
  'retinal-detachment': {
    statement:
      'Lots of new floaters, flashes of light, or a dark shadow or curtain over part of your vision can mean a detached retina. It’s an emergency.',
    source: nei(
      'Retinal Detachment',
      'eye-health-information/eye-conditions-and-diseases/retinal-detachment',
    ),
    noted: '2026-11-20',
  },
  'screen-breaks': {
    statement:
      'People blink less at a screen, which dries and tires the eyes. Every 20 minutes, look 20 feet away for 20 seconds. It’s for comfort, and the numbers are a rule of thumb.',
    source: aao(
      'Computers, Digital Devices and Eye Strain',
      'eye-health/tips-prevention/computer-usage',
    ),
    noted: '2026-11-20',
  },
  'screening-failed': {
    statement:
      'Children who fail a vision check should be sent to an eye care specialist who is trained to treat kids.',
    source: {
      title: 'Visual System Assessment in Infants, Children, and Young Adults by Pediatricians',
      publisher: 'American Academy of Pediatrics, with three eye care associations',
      url: 'https://publications.aap.org/pediatrics/article/137/1/e20153596/52809/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'screening-limits': {
    statement:
      'Kids and adults can pass a vision screening and still have an eye problem. A screening doesn’t replace a full exam.',
    source: aoa('Comprehensive eye exams', 'healthy-eyes/caring-for-your-eyes/eye-exams'),
    noted: '2026-11-20',
  },
  'screening-line': {
    statement:
      'At age 3, a child passes with the 20/50 line, with each eye. At ages 4 and 5, it’s the 20/40 line.',
    source: {
      title: 'Recognition Visual Acuity (Optotype-based) Screening',
      publisher: 'National Center for Children’s Vision and Eye Health',
      url: 'https://nationalcenter.preventblindness.org/recognition-visual-acuity-optotype-based-screening/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'screening-untestable': {
    statement:
      'In a US study of preschoolers, children who couldn’t do a screening test had vision problems more often than those who passed. They should be sent for an exam too.',
    source: {
      title: 'Vision Screening, Vision Disorders, and Impacts of Hyperopia in Young Children',
      publisher: 'Asia-Pacific Journal of Ophthalmology',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8813881/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'shingles-eye': {
    statement:
      'Shingles near the eye can cost a good deal of vision. Antiviral medicine within three days of the rash makes eye problems less likely.',
    source: {
      title: 'Herpes Zoster Ophthalmicus',
      publisher: 'NHS Scotland, Eyecare Guidelines',
      url: 'https://www.eyes.nhs.scot/eyecare-guidelines/section-5-cornea/58-herpes-zoster-ophthalmicus',
    },
    noted: '2026-11-27',
    checked: '2026-11-27',
  },
  'soft-lenses-growth': {
    statement:
      'In a two-year trial in Spain, 74 children finished. Eyes grew 0.28 mm with MiSight lenses and 0.44 mm with regular glasses.',
    source: {
      title: 'MiSight Assessment Study Spain (MASS)',
      publisher: 'Graefe’s Archive for Clinical and Experimental Ophthalmology',
      url: 'https://pubmed.ncbi.nlm.nih.gov/29396662/',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'soft-lenses-infection': {
    statement:
      'Seven studies followed 1,756 children in soft lenses, nearly all 12 or younger at the start. There was one infection of the cornea: about 3 a year in 10,000 children (between 0.5 and 15). That’s no more than in adults.',
    source: {
      title: 'Incidence of Corneal Adverse Events in Children Wearing Soft Contact Lenses',
      publisher: 'Eye & Contact Lens',
      url: 'https://pubmed.ncbi.nlm.nih.gov/36877990/',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'soft-lenses-label': {
    statement:
      'MiSight 1 day is approved to correct and slow myopia. It’s for children with healthy eyes who start at ages 8 to 12. The prescription is −0.75 to −4.00, with 0.75 or less of astigmatism. Each lens is worn once.',
    source: {
      title: 'Premarket Approval P180035',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P180035',
    },
    noted: '2026-11-20',
  },
  'soft-lenses-slowing': {
    statement:
      'In the three-year trial of MiSight 1 day, 109 of 144 children finished. Prescriptions rose 59% less than with regular soft contacts. Eyes grew 0.30 mm instead of 0.62 mm. The lens maker ran the trial.',
    source: {
      title: 'A 3-year Randomized Clinical Trial of MiSight Lenses for Myopia Control',
      publisher: 'Optometry and Vision Science',
      url: 'https://journals.lww.com/optvissci/Fulltext/2019/08000/A_3_year_Randomized_Clinical_Trial_of_MiSight.3.aspx',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'soft-lenses-spread': {
    statement:
      'In a three-year trial in four countries, 109 children ages 8 to 12 with −0.75 to −4.00 D finished. Eyes grew 0.30 mm (SD 0.27) with MiSight lenses and 0.62 mm (SD 0.30) with regular contacts. Prescriptions changed by −0.51 D (SD 0.64) and −1.24 D (SD 0.61). The maker paid for it.',
    source: {
      title: 'A 3-year Randomized Clinical Trial of MiSight Lenses for Myopia Control',
      publisher: 'Optometry and Vision Science',
      url: 'https://doi.org/10.1097/OPX.0000000000001410',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'soft-lenses-stopping': {
    statement:
      'After up to six years in MiSight 1 day, children wore regular contacts for a year. Eye growth went back to what’s normal for their age, and the benefit stayed. The lens maker ran the study.',
    source: {
      title: 'Eye growth following cessation of myopia control with a dual-focus soft contact lens',
      publisher: 'Optometry and Vision Science',
      url: 'https://doi.org/10.1097/OPX.0000000000002244',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'sports-eyewear': {
    statement:
      'For sports with a risk of eye injury, wear sports glasses with polycarbonate lenses. Everyday glasses and contacts aren’t enough.',
    source: aao('Sports Eye Safety', 'eye-health/tips-prevention/injuries-sports'),
    noted: '2026-11-20',
  },
  'stroke-sight': {
    statement:
      'Sudden trouble seeing, loss of balance, a drooping face, a weak arm or trouble speaking can be a stroke. Call 911, even if the signs go away. Note when they started.',
    source: {
      title: 'Stroke Symptoms and Warning Signs',
      publisher: 'American Stroke Association',
      url: 'https://www.stroke.org/en/about-stroke/stroke-symptoms',
    },
    noted: '2026-11-20',
  },
  'sunglasses-uv': {
    statement: 'Sunglasses should block 99 to 100 percent of both UVA and UVB light.',
    source: healthyEyes,
    noted: '2026-11-20',
  },
  'treatments-evidence': {
    statement:
      'This review finds that treatments may slow the growth of the eye, but results differ a lot between studies. Less is known beyond two years. It isn’t clear if the benefit lasts, and side effects weren’t always reported.',
    source: {
      title: 'Interventions for myopia control in children',
      publisher: 'Cochrane Database of Systematic Reviews',
      url: 'https://doi.org/10.1002/14651858.CD014758.pub2',
    },
    noted: '2026-11-20',
  },
  'treatments-slowing-most': {
    statement:
      'This is the top of the range, with full-strength 1% atropine. The trial in Singapore included 400 children. Over two years, prescriptions rose 77% less than with placebo, and eyes hardly grew.',
    source: {
      title: 'Atropine for the Treatment of Childhood Myopia',
      publisher: 'Ophthalmology',
      url: 'https://doi.org/10.1016/j.ophtha.2006.05.062',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'treatments-strong-drops': {
    statement:
      'Strong atropine drops widen the pupil and take away focus up close. When they’re stopped, myopia gets worse faster for a while.',
    source: {
      title: 'Topical Atropine in the Control of Myopia',
      publisher: 'Asia-Pacific Journal of Ophthalmology',
      url: 'https://journals.lww.com/apjoo/Fulltext/2016/11000/Topical_Atropine_in_the_Control_of_Myopia.7.aspx',
    },
    noted: '2026-11-20',
    checked: '2026-11-21',
  },
  'vision-terms': {
    statement:
      'Astigmatism blurs vision at all distances, because the cornea is curved unequally. Farsightedness can blur vision and tire the eyes. In strabismus, one eye doesn’t aim where the other one does, always or only at times. Kids don’t outgrow it.',
    source: {
      title: 'Common Terms About Eye Health',
      publisher: 'American Optometric Association',
      url: 'https://www.infantsee.org/parents-center/parents/common-terms-about-eye-health',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'visual-acuity': {
    statement:
      'With 20/40, the line you read at 20 feet can be read from 40 feet by someone with normal vision.',
    source: {
      title: 'Visual acuity test',
      publisher: 'MedlinePlus, National Library of Medicine',
      url: 'https://medlineplus.gov/ency/article/003396.htm',
    },
    noted: '2026-11-21',
    checked: '2026-11-21',
  },
  'white-pupil': {
    statement:
      'A white or odd reflection in a child’s pupil, often first seen in a photo, can be a sign of retinoblastoma. So can an eye that turns. Retinoblastoma is a rare eye cancer. It’s usually something else, but have it checked as soon as you can.',
    source: {
      title: 'Retinoblastoma (eye cancer in children)',
      publisher: 'National Health Service (UK)',
      url: 'https://www.nhs.uk/conditions/retinoblastoma/',
    },
    noted: '2026-11-20',
  },
  'yearly-exam': {
    statement:
      'The 2023 guideline stresses yearly in-person exams for adults. For healthy younger adults, the timing is based on the opinion of experts.',
    source: aoa(
      'Updated Clinical Guideline Reinforces Importance of Annual Eye Exams',
      'about-the-aoa/press-room/press-releases/updated-clinical-guideline-reinforces-importance-of-annual-eye-exams-comprehensive-eye-care-with-doctors-of-optometry',
    ),
    noted: '2026-11-20',
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
