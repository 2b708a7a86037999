// Names in their own script that GeoNames' list of towns does not carry, of its two thousand largest: by country, 'key=name'
// with the town's folded name. Our own list.
export const OWN_SCRIPT_NAMES: Record<string, string> = {
  CN: 'huaian=淮安,bayan nur=巴彦淖尔,taian=泰安,changshu=常熟,huainan=淮南,suqian=宿迁,yiyang=益阳,jinzhong=晋中,zhu cheng city=诸城,xuanzhou=宣州,wanzhou=万州,changzhi=长治,panshan=盘山,jiaozhou=胶州,shangluo=商洛,xianning=咸宁,mianzhu deyang sichuan=绵竹,shouguang=寿光,shizuishan=石嘴山,beian=北安,gaomi=高密,fenghuang=凤凰,anqiu=安丘,pizhou=邳州,laixi=莱西,hechi=河池,lincang=临沧,linqu=临朐,changle=昌乐,rugao=如皋,yanzhou=兖州,wafangdian=瓦房店,xuchang=许昌',
  IN: 'kallakurichi=கள்ளக்குறிச்சி,rajkot=રાજકોટ,gorakhpur=गोरखपुर,pimpri=पिंपरी,kalyan=कल्याण,thane=ठाणे,ghaziabad=ग़ाज़ियाबाद,ghaziabad=गाजियाबाद,dombivli=डोंबिवली,teni=தேனி,gwalior=ग्वालियर,kanayannur=കണയന്നൂർ,narela=नरेला,moradabad=मुरादाबाद,borivli=बोरीवली,sangli=सांगली,bokaro=बोकारो,bhayandar=भाईंदर,kolhapur=कोल्हापूर,jamnagar=જામનગર,saharanpur=सहारनपुर,bhatpara=ভাটপাড়া,maheshtala=মহেশতলা,malegaon=मालेगाव,davangere=ದಾವಣಗೆರೆ,gaya=गया,jhansi=झांसी,panihati=পানিহাটি,bhagalpur=भागलपुर,ambattur=அம்பத்தூர்,muzaffarpur=मुजफ्फरपुर,kamarhati=কামারহাটি,patiala=ਪਟਿਆਲਾ,bhilwara=भीलवाड़ा,shahjanpur=शाहजहाँपुर,firozabad=फिरोजाबाद,barasat=বারাসাত,rampur=रामपुर,panipat=पानीपत,bilaspur=बिलासपुर,ranipet=ராணிப்பேட்டை,jalna=जालना,satna=सतना,etawah=इटावा,naihati=নৈহাটি,sonipat=सोनीपत,avadi=ஆவடி,tiruvottiyur=திருவொற்றியூர்,saugor=सागर,bihar sharif=बिहारशरीफ',
  HK: 'sha tin=沙田,tseung kwan o=將軍澳,fanling=粉嶺',
  MM: 'nay pyi taw=နေပြည်တော်',
  KH: 'takeo=តាកែវ',
  PK: 'muzaffarabad=مظفر آباد,kotli=کوٹلی,bahawalpur=بہاولپور,larkana=لاڑکانہ,jhang sadr=جھنگ,kasur=قصور',
  KP: 'sunchon=순천,sariwon=사리원',
  ET: 'nazret=አዳማ,hawassa=ሀዋሳ,dese=ደሴ',
  TW: 'taoyuan city=桃園',
  BD: 'natore=নাটোর,narsingdi=নরসিংদী,bagerhat=বাগেরহাট,coxs bazar=কক্সবাজার',
  MA: 'temara=تمارة',
  NP: 'patan=पाटन,birganj=वीरगञ्ज',
  JO: 'russeifa=الرصيفة',
  SD: 'el fasher=الفاشر',
  EG: 'madinat sittah uktubar=مدينة 6 أكتوبر',
};
