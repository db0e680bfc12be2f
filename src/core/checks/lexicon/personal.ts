/**
 * Words with which an ad addresses the reader's health, money or other private matters, by
 * language. All in lower case, as parts of expressions.
 */

interface Address {
  /** "are you": followed by a state. */
  readonly are: string;
  /** Words between "are you" and the state. */
  readonly degree: string;
  readonly states: string;
  /** "do you have", "you suffer from": followed by a condition. */
  readonly have: string;
  readonly amount: string;
  readonly conditions: string;
  /** "your". */
  readonly your: string;
  /** Words between "your" and the condition. */
  readonly kind: string;
}

/**
 * English parts of expressions, in lower case, for statements about the reader’s health and money.
 * The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const EN: Address = {
  are: "are you|you're|you are|if you're|aren't you|youre",
  degree:
    "an?|so|really|still|also|currently|often|always|feeling|too|very|a bit|a little|just|already|deep|deeply|one of the|ever|legally|getting|becoming|going|drowning|struggling|again|\\p{L}{2,20}ly",
  states:
    "disabled|autistic|diabetic|pre-?diabetic|depressed|bipolar|schizophrenic|hiv(?:[- ]positive)?|obese|overweight|fat(?!-)|bankrupt|broke|skint|in debt|debt-ridden|unemployed|jobless|out of work|infertile|dyslexic|deaf|blind(?! to)|hard of hearing|paraly[sz]ed|alcoholic|addicted to (?:drugs|alcohol|gambling|opioids|nicotine|porn|painkillers|cocaine)|suicidal|anorexic|bulimic|epileptic|asthmatic|homeless|poor(?! at| with)|balding|impotent|convicted|a felon|an ex-con|behind on (?:your )?(?:rent|mortgage|bills|payments|loans?)|struggling (?:financially|with (?:debts?|money|bills|depression|anxiety|addiction|your weight))|suffering from (?:depression|anxiety|debts?|cancer|diabetes)",
  have: "do you (?:have|suffer(?: from)?|struggle with|live with|battle)|have you (?:got|been diagnosed with)|you(?:'ve got|'ve been diagnosed with| have| suffer from| live with| struggle with)|(?<=^|[.!?]\\s)(?:suffer(?:ing)? from|struggling with|battling|drowning in|diagnosed with)",
  amount:
    "an?|any|some|a lot of|too much|severe|chronic|bad|serious|constant|type [12]|clinical|social|crippling|mounting|unpaid|big|huge|credit card|student",
  conditions:
    "(?:chronic |constant |severe )?(?:back|neck|knee|joint|nerve|period) pain|chronic pain|depression|anxiety|panic attacks|ptsd|ocd|adhd|autism|bipolar disorder|schizophrenia|diabetes|cancer|hiv|aids|herpes|an? std|hepatitis|epilepsy|dementia|alzheimer's|parkinson's|arthritis|multiple sclerosis|acne|eczema|psoriasis|obesity|infertility|erectile dysfunction|incontinence|ibs|ha?emorrhoids|disabilit(?:y|ies)|addictions?|debts?|(?:bad|poor) credit|criminal record|felony|eating disorder|insomnia|high blood pressure|hearing loss|bankruptcy|money (?:problems|troubles|worries)|financial (?:problems|troubles|worries|difficulties)",
  your: "your|ur",
  kind: "own|bad|poor|low|terrible|crippling|chronic|severe|mounting|growing|crushing|existing|unpaid|credit card|student|type [12]|teenage|adult|stubborn|embarrassing|social|postnatal|childhood",
};

/**
 * German parts of expressions for statements about the reader’s health and money, in lower case.
 * The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const DE: Address = {
  are: "bist du|sind sie|du bist|sie sind|seid ihr|(?:wenn|falls|weil|ob|dass) (?:du|sie|ihr)",
  degree:
    "eine?|so|auch|noch|immer|ständig|oft|gerade|stark|hoch|schwer|chronisch|psychisch|leicht|etwas|zu|sehr|endlich|wieder|plötzlich|seit jahren|manchmal",
  states:
    "depressiv|diabetiker(?:in)?|zuckerkrank|übergewichtig|fettleibig|adipös|zu dick|(?:hoch)?verschuldet|überschuldet|pleite|bankrott|insolvent|zahlungsunfähig|arbeitslos|behindert|schwerbehindert|autist(?:in)?|autistisch|alkoholiker(?:in)?|alkoholabhängig|drogenabhängig|spielsüchtig|unfruchtbar|impotent|hiv-positiv|krebskrank|an krebs erkrankt|chronisch krank|psychisch krank|bipolar|gehörlos|schwerhörig|vorbestraft|magersüchtig|bürgergeldempfänger(?:in)?|obdachlos|einkommensschwach|in geldnot",
  have: "hast du|haben sie|habt ihr|leidest du (?:an|unter)|leiden sie (?:an|unter)|du leidest (?:an|unter)|sie leiden (?:an|unter)|kämpfst du mit|kämpfen sie mit|plagen (?:dich|sie)|quälen (?:dich|sie)|du hast|sie haben|(?:wenn|falls|weil) (?:du|sie)(?: (?:an|unter|mit))?",
  amount:
    "eine?|einen|auch|oft|ständig|wieder|noch|immer|starken?|starkem|schweren?|hohe|viele|zu viele|chronische\\p{L}*|große|einer?",
  conditions:
    "depressionen|depression|angststörung(?:en)?|angstzuständen?|panikattacken|burn-?out|adhs|diabetes|\\p{L}{0,15}krebs|hiv|herpes|epilepsie|demenz|alzheimer|parkinson|rheuma|arthrose|arthritis|akne|neurodermitis|schuppenflechte|übergewicht|adipositas|erektionsstörungen|erektile dysfunktion|impotenz|inkontinenz|unfruchtbarkeit|behinderung|schulden|geldsorgen|geldprobleme|finanzielle (?:sorgen|probleme|schwierigkeiten)|(?:negative[nr]?|schlechte[nr]?) (?:schufa|bonität)|(?:negativen )?schufa-eintrag|vorstrafen?|essstörung|magersucht|alkoholprobleme?|alkoholsucht|spielsucht|schlaflosigkeit|schlafstörungen|bluthochdruck|schwerhörigkeit",
  your: "deine?[nrms]?|ihre?[nrms]?|eure[nrms]?",
  kind: "eigene[nrs]?|chronische[nrs]?|starke[nrs]?|hohen?|drückenden?|alten?|schlechte[nr]?|negative[nr]?|ständigen?|sozialen?|offenen?",
};

/**
 * French parts of expressions for statements about the reader’s health and money, in lower case.
 * The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const FR: Address = {
  are: "êtes-vous|etes-vous|es-tu|vous êtes|tu es|t'es|si vous êtes",
  degree:
    "une?|trop|très|encore|souvent|toujours|peut-être|actuellement|fortement|lourdement|aussi|tombée?|devenue?",
  states:
    "diabétique|dépressi(?:f|ve)|déprimée?|endettée?s?|surendettée?s?|au chômage|chômeu(?:r|se)|handicapée?s?|autiste|obèse|en surpoids|trop gros(?:se)?|séropositi(?:f|ve)|bipolaire|alcoolique|fauchée?s?|ruinée?s?|stérile|sourde?|aveugle|malentendante?|interdite? bancaire|fichée? (?:à la )?banque de france|sans emploi|toxicomane|impuissant|anorexique|boulimique|épileptique|sans-abri|en situation de (?:handicap|surendettement)",
  have: "souffrez-vous (?:de |d'|du )|souffres-tu (?:de |d'|du )|vous souffrez (?:de |d'|du )|tu souffres (?:de |d'|du )|avez-vous|as-tu|vous avez|tu as|vous croulez sous (?:les|vos)",
  amount: "des?|du|de la|de l'|une?|d'|trop de|trop d'|beaucoup de|encore|les|crises d'|forte|graves?|gros",
  conditions:
    "dépression|anxiété|angoisses?|diabète|cancer|acné|eczéma|psoriasis|dettes|surpoids|surendettement|problèmes? (?:d'argent|financiers|d'érection)|difficultés financières|casier judiciaire|handicap|addictions?|vih|herpès|épilepsie|arthrose|incontinence|obésité|mauvais crédit|tdah|autisme|troubles? (?:anxieux|bipolaires?|alimentaires?|de l'érection)|infertilité|insomnies?|hypertension|surdité",
  your: "vos|votre|tes|ton|ta",
  kind: "lourdes|grosses|anciennes|propres?|nombreuses|crises d'",
};

/**
 * Spanish parts of expressions for statements about the reader’s health and money, in lower case.
 * The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const ES: Address = {
  are: "eres|estás|estas|está usted|es usted|si eres|si estás",
  degree:
    "un|una|muy|tan|todavía|aún|siempre|también|quizás?|demasiado|algo|actualmente|cansad[oa] de estar|otra vez",
  states:
    "diabétic[oa]|deprimid[oa]|depresiv[oa]|endeudad[oa]|en paro|desemplead[oa]|parad[oa]|discapacitad[oa]|autista|obes[oa]|gord[oa]|con sobrepeso|bipolar|alcohólic[oa]|adict[oa](?: al? (?:las drogas|juego|alcohol))|arruinad[oa]|estéril|sord[oa]|cieg[oa]|seropositiv[oa]|en quiebra|en bancarrota|sin trabajo|moros[oa]|en asnef",
  have: "tienes|sufres(?: de)?|padeces(?: de)?|tiene usted|sufre usted(?: de)?",
  amount: "la|el|un|una|unas?|muchas?|muchos|demasiadas?|alguna|graves?|ataques de|crisis de|mal",
  conditions:
    "depresión|ansiedad|pánico|diabetes|cáncer|acné|eccema|eczema|psoriasis|deudas|sobrepeso|problemas (?:de dinero|económicos|financieros|de erección)|antecedentes penales|discapacidad|adicción|vih|herpes|epilepsia|artrosis|incontinencia|obesidad|tdah|crédito|disfunción eréctil|infertilidad|insomnio|hipertensión",
  your: "tus?",
  kind: "propias?|malas?|enormes|viejas|muchas",
};

/**
 * Italian parts of expressions for statements about the reader’s health and money, in lower case.
 * The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const IT: Address = {
  are: "sei|siete|se sei|è lei",
  degree: "una?|un|molto|così|ancora|sempre|anche|forse|troppo|un po'|spesso|stanc[oa] di essere|di nuovo",
  states:
    "diabetic[oa]|depress[oa]|indebitat[oa]|sovraindebitat[oa]|disoccupat[oa]|disabile|autistic[oa]|obes[oa]|(?:in )?sovrappeso|grass[oa]|bipolare|alcolista|alcolizzat[oa]|steril[ei]|sord[oa]|cieco|cieca|sieropositiv[oa]|al verde|senza lavoro|protestat[oa]|cattivo pagatore|in bancarotta|fallit[oa]",
  have: "hai|soffri (?:di |d')|avete|soffrite (?:di |d')|ha lei",
  amount: "il|lo|la|l'|i|un|una|dei|delle|molti|tanti|troppi|gravi|ancora|attacchi di|problemi di",
  conditions:
    "depressione|ansia|panico|diabete|cancro|tumore|acne|eczema|psoriasi|debiti|sovrappeso|problemi (?:di soldi|economici|finanziari|di erezione)|precedenti penali|disabilità|dipendenza|hiv|herpes|epilessia|artrosi|incontinenza|obesità|disfunzione erettile|infertilità|insonnia|ipertensione",
  your: "(?:i )?tuoi|(?:il )?tuo|(?:la )?tua|(?:le )?tue",
  kind: "propri|vecchi|grossi|tanti",
};

/**
 * Portuguese parts of expressions for statements about the reader’s health and money, in lower
 * case. The rule `pa-health-money` in `rules/personal.ts` joins them with those of the other
 * languages.
 */
export const PT: Address = {
  are: "você (?:é|está)|és|estás|se (?:é|está)|(?<=^|[.!?]\\s)está",
  degree: "uma?|um|muito|tão|ainda|sempre|também|talvez|demasiado|um pouco|cansad[oa] de estar",
  states:
    "diabétic[oa]|deprimid[oa]|endividad[oa]|desempregad[oa]|deficiente|autista|obes[oa]|gord[oa]|com sobrepeso|acima do peso|com excesso de peso|bipolar|alcoólatra|alcoólic[oa]|estéril|surd[oa]|ceg[oa]|soropositiv[oa]|seropositiv[oa]|falid[oa]|negativad[oa]|com o nome sujo|insolvente|sem trabalho",
  have: "você tem|você sofre (?:de|com)|tens|(?<=^|[.!?]\\s)tem|(?<=^|[.!?]\\s)sofre (?:de|com)|sofres (?:de|com)",
  amount: "a|o|uma?|um|muitas?|muitos|demasiadas?|ataques de|crises de|graves?",
  conditions:
    "depressão|ansiedade|pânico|diabetes|câncer|cancro|acne|eczema|psoríase|dívidas|sobrepeso|excesso de peso|problemas (?:financeiros|de dinheiro|de ereção)|nome sujo|antecedentes criminais|deficiência|vício|hiv|herpes|epilepsia|artrose|incontinência|obesidade|tdah|disfunção erétil|infertilidade|insônia|insónia|hipertensão",
  your: "(?:as )?(?:suas|tuas)|(?:a )?(?:sua|tua)",
  kind: "próprias|velhas|muitas|enormes",
};

/**
 * Dutch parts of expressions for statements about the reader’s health and money, in lower case. The
 * rule `pa-health-money` in `rules/personal.ts` joins them with those of the other languages.
 */
export const NL: Address = {
  are: "ben je|ben jij|bent u|je bent|jij bent|u bent|als je|als u|zijn jullie",
  degree: "een|erg|heel|zo|ook|nog|steeds|altijd|vaak|te|weer|misschien|zwaar|chronisch",
  states:
    "depressief|diabeet|suikerpatiënt|werkloos|arbeidsongeschikt|gehandicapt|autistisch|te dik|te zwaar|zwaarlijvig|blut|failliet|drugsverslaafd|gokverslaafd|alcoholist|onvruchtbaar|doof|slechtziend|slechthorend|bipolair|hiv-positief|dakloos|chronisch ziek|in geldnood",
  have: "heb je|heb jij|heeft u|lijd je aan|lijdt u aan|kamp je met|kampt u met|worstel je met|worstelt u met|je hebt|u heeft|last van",
  amount: "een|veel|te veel|ook|vaak|nog|ernstige|chronische|hoge|grote",
  conditions:
    "depressie|angststoornis|paniekaanvallen|diabetes|suikerziekte|\\p{L}{0,12}kanker|acne|eczeem|psoriasis|schulden|geldzorgen|geldproblemen|overgewicht|adhd|autisme|strafblad|handicap|verslaving|hiv|herpes|epilepsie|artrose|incontinentie|obesitas|erectieproblemen|slapeloosheid|bkr-registratie|hoge bloeddruk",
  your: "je|jouw|uw",
  kind: "eigen|hoge|oude|openstaande|grote",
};
