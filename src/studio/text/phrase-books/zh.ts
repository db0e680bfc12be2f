import type { PhraseBook } from "../phrase-book.ts";

/** Simplified Chinese; for traditional Chinese there is no phrase book. */
export const ZH_PHRASE_BOOK: PhraseBook = {
  offers: ["{company}的{product}", "{company}「{product}」"],
  introductions: {
    plain: ["认识一下，{offer}。", "这就是{offer}。"],
    withAudience: ["{offer}，写给{audience}。", "为{audience}而来，{offer}。"],
    withLabel: [],
  },
  answers: {
    plain: ["不妨试试{offer}。", "我们的答案：{offer}。"],
    withAudience: ["给{audience}的答案：{offer}。"],
    withLabel: [],
  },
  openers: {
    plain: ["下一个值得看看的：{offer}。", "不如从{offer}开始。", "先记下：{offer}。"],
    withAudience: ["写给{audience}：{offer}。", "邀请{audience}认识{offer}。"],
    withLabel: [],
  },
  audience: { withAudience: ["为{audience}而来。", "写给{audience}。"], withLabel: [] },
  colon: "。",
  general: {
    pains: ["选择越多，越难选。", "有些事，总被留到改天。", "找来找去，先累的是自己。"],
    payoffs: ["看一眼，胜过长长的广告。", "有些东西，看比说更清楚。"],
    closings: ["来看看，再决定。", "有问题，直接问。", "期待与你聊聊。"],
  },
  categories: {
    tea: {
      pains: ["忙碌的下午，也该停一停。", "匆忙的一杯，算不上休息。"],
      payoffs: ["热气升起，肩膀放下。"],
      closings: ["烧水，坐下，慢慢喝。", "给自己倒一杯安静。"],
    },
    coffee: {
      pains: ["有些早晨，比人醒得早。", "边走边喝，算不上休息。"],
      payoffs: ["放下手机，端起杯子。"],
      closings: ["坐下来喝一杯。", "邮件可以等等。"],
    },
    food: {
      pains: ["肚子总比计划先到。", "“今天吃什么”天天都要问。"],
      payoffs: ["再来一份，也不奇怪。", "桌上留个位置。"],
      closings: ["带着胃口来。", "尝一口，再决定。"],
    },
    beauty: {
      pains: ["架子满了，不等于有了习惯。", "护肤不该需要说明书。"],
      payoffs: ["给每天一个小小的期待。"],
      closings: ["在镜子前留个位置。", "慢慢试试看。"],
    },
    fitness: {
      pains: ["运动难的，是出门那一步。", "肩膀记得每一场会议。"],
      payoffs: ["小小的开始，也算数。"],
      closings: ["系好鞋带。", "来动一动。"],
    },
    fashion: {
      pains: ["衣柜满满，还是没衣服穿。", "潮流会走，心头好会留下。"],
      payoffs: ["穿衣，也可以很轻松。"],
      closings: ["穿上试试。", "找到想一直穿的那件。"],
    },
    home: {
      pains: ["房间知道，还缺点什么。", "那个角落，已经等了很久。"],
      payoffs: ["家，从细节开始。"],
      closings: ["想象它在家里的样子。", "只差给它找个位置。"],
    },
    software: {
      pains: ["标签页太多，做完的太少。", "总有人还在把表格抄进另一张表格。"],
      payoffs: ["关掉几个标签页。"],
      closings: ["看看它怎么用。", "给团队看看。"],
    },
    legal: {
      pains: ["正式信函，总是不好懂。", "有些问题，不该拖到期限。"],
      payoffs: ["从一次谈话开始。"],
      closings: ["带着问题来。", "先说说情况。"],
    },
    education: {
      pains: ["有些道理，讲得好就通了。", "“以后再学”，总是很久以后。"],
      payoffs: ["从现在的程度开始。"],
      closings: ["问问从哪里开始。", "欢迎提问。"],
    },
    travel: {
      pains: ["这趟旅行，已经聊得够久了。", "行李箱都落灰了。"],
      payoffs: ["箱子里留点空。"],
      closings: ["先选个日子。", "说说想去哪里。"],
    },
  },
  audienceCase: "keep",
  audiencePrefix: /^(?:给|为|面向)/u,
};
